import {
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { isFailure } from './ApiError.ts';

/**
 * `useMutation` for form submissions: `write` ignores calls while one is pending, and so does that of every other
 * component with the same `name`, such as the one that comes in its place when the visitor leaves and returns. Nothing
 * is told of a write whose session has ended.
 */
export function useWrite<Result, Variables = void>({
  name,
  ...options
}: UseMutationOptions<Result, Error, Variables> & { name?: string }) {
  const client = useQueryClient();
  const id = useId();
  const key = name ?? id;
  const { mutateAsync, error, ...mutation } = useMutation({
    ...options,
    mutationKey: [key],
    onError: (failure, ...more) =>
      isFailure(failure, 'ended') ? undefined : options.onError?.(failure, ...more),
  });
  const isPending = useIsMutating({ mutationKey: [key] }) > 0;
  const write = useCallback(
    async (variables: Variables) => {
      // `isPending` is too late for a double click, because it changes on the next render.
      if (client.isMutating({ mutationKey: [key] }) > 0) return;
      // The error is available as `error` and was passed to `onError`.
      await mutateAsync(variables).catch(() => {});
    },
    [client, key, mutateAsync],
  );
  return { ...mutation, isPending, error: isFailure(error, 'ended') ? null : error, write };
}
