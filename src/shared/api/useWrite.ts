import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isFailure } from './ApiError.ts';

/**
 * `useMutation` for form submissions: `write` ignores calls while one is pending. `isPending` alone is too late for a
 * double click, because it changes on the next render. Nothing is told of a write whose session has ended.
 */
export function useWrite<Result, Variables = void>(
  options: UseMutationOptions<Result, Error, Variables>,
) {
  const { mutateAsync, error, ...mutation } = useMutation({
    ...options,
    onError: (failure, ...more) =>
      isFailure(failure, 'ended') ? undefined : options.onError?.(failure, ...more),
  });
  const running = useRef(false);
  const write = useCallback(
    async (variables: Variables) => {
      if (running.current) return;
      running.current = true;
      // The error is available as `error` and was passed to `onError`.
      await mutateAsync(variables).catch(() => {});
      running.current = false;
    },
    [mutateAsync],
  );
  return { ...mutation, error: isFailure(error, 'ended') ? null : error, write };
}
