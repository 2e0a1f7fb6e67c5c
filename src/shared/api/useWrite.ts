import {
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef } from 'react';
import { isFailure } from './ApiError.ts';

type WriteOptions<Result, Variables> = UseMutationOptions<Result, Error, Variables> & {
  name?: string;
  onUnseenError?: (error: Error) => void;
};

/**
 * `useMutation` for form submissions: `write` ignores calls while a write of the same `name` is pending, also in
 * another component, such as its successor when the visitor leaves and returns. Callbacks are not called after the
 * session has ended. `onUnseenError` also gets an error when the component that would show it is gone.
 */
export function useWrite<Result, Variables = void>({
  name,
  onUnseenError,
  ...options
}: WriteOptions<Result, Variables>) {
  const client = useQueryClient();
  const id = useId();
  const key = name ?? id;
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const { mutateAsync, error, ...mutation } = useMutation({
    ...options,
    mutationKey: [key],
    onError: (failure, ...more) => {
      if (isFailure(failure, 'ended')) return;
      if (!mounted.current) onUnseenError?.(failure);
      return options.onError?.(failure, ...more);
    },
  });
  const isPending = useIsMutating({ mutationKey: [key] }) > 0;
  const write = useCallback(
    async (variables: Variables) => {
      // `isPending` is too late for a double click, because it changes on the next render.
      if (client.isMutating({ mutationKey: [key] }) > 0) return;
      // The error is available as `error` and in `onError`.
      await mutateAsync(variables).catch(() => {});
    },
    [client, key, mutateAsync],
  );
  return { ...mutation, isPending, error: isFailure(error, 'ended') ? null : error, write };
}
