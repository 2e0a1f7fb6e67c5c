import { type ComponentType, lazy, useState } from 'react';
import { loadCode } from './loadCode.ts';

/** A lazily loaded component. After `preload` it renders without suspending. */
export type Chunk<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/** Milliseconds after a failure until a mounting component loads the code again. */
const retryAfterMs = 500;

/**
 * Creates a component from a dynamic import. Call `preload` before hydrating a page that contains it: hydration fails
 * without its code.
 */
export function chunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await loadCode(load);
  };
  const create = () =>
    lazy(async () => {
      try {
        return { default: await loadCode(load) };
      } catch (failure) {
        // The failed component stays for now: React renders it again before it shows the failure, which must not
        // reload.
        setTimeout(() => {
          Lazy = create();
        }, retryAfterMs);
        throw failure;
      }
    });
  let Lazy = create();
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level
  function Chunked(props: Props) {
    // Kept for the lifetime of the component; switching to another one would remount it.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Chunked, { preload });
}
