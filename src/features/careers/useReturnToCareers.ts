import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const delayMs = 1500;

/** Gives a function that leads to /careers after 1.5 seconds (section 4), unless the page is left before. */
export function useReturnToCareers(): () => void {
  const navigate = useNavigate();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => navigate('/careers'), delayMs);
    return () => clearTimeout(timer);
  }, [due, navigate]);
  return useCallback(() => setDue(true), []);
}
