import { useEffect, useState } from 'react';
import { listJobs } from '#contract/generated/limits.ts';
import { TextField } from '#shared/ui/TextField.tsx';

const debounceMs = 300;

type KeywordFieldProps = { value: string; onChange: (value: string) => void };

/** Search box with a debounce of 300 ms. It follows external changes of `value`. */
export function KeywordField({ value, onChange }: KeywordFieldProps) {
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    if (typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <TextField
      label="Keyword"
      name="search"
      type="search"
      placeholder="Search jobs"
      autoComplete="off"
      maxLength={listJobs.search.maxLength}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
