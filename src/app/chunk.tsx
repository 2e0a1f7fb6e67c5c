import { type ComponentType, lazy, useState } from 'react';
import { loadCode } from '#shared/api/loadCode.ts';

/** A component in a chunk of its own. Once `preload` has resolved it renders without waiting. */
export type Chunk<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Puts what `load` imports into a chunk of its own. A part whose code is missing cannot be hydrated, so what a
 * prerendered page shows is preloaded before.
 */
export function chunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await loadCode(load);
  };
  const Lazy = lazy(async () => ({ default: await loadCode(load) }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level
  function Chunked(props: Props) {
    // The choice stays as long as the component is mounted: another one would begin anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Chunked, { preload });
}
