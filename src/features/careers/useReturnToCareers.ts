import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const delayMs = 1500;

/** Returns a function that navigates to /careers after 1.5 seconds, unless the page is left before. */
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
