import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * `useMutation` for what a visitor submits: `write` does nothing while an earlier write runs. `isPending` comes with
 * the next rendering, which is after the second click of a double click.
 */
export function useWrite<Result, Variables = void>(
  options: UseMutationOptions<Result, Error, Variables>,
) {
  const { mutateAsync, ...mutation } = useMutation(options);
  const running = useRef(false);
  const write = useCallback(
    async (variables: Variables) => {
      if (running.current) return;
      running.current = true;
      // A failure is in the mutation's state, and `onError` has heard of it.
      await mutateAsync(variables).catch(() => {});
      running.current = false;
    },
    [mutateAsync],
  );
  return { ...mutation, write };
}
