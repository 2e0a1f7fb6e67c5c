import { type ComponentType, lazy, useState } from 'react';
import { loadCode } from '#page/loadCode.ts';

/** A component in a chunk of its own. Once `preload` has resolved it renders without waiting. */
export type Chunk<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Puts what `load` imports into a chunk of its own. Hydration takes over the prerendered HTML in one go only where
 * nothing has to be waited for, so what the page shows is preloaded before. `loadRest` loads the parts that hydration
 * takes over later; without prerendered HTML they come with the component.
 */
export function chunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadRest?: () => Promise<void>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await loadCode(load);
    if (import.meta.env.SSR) await loadRest?.();
  };
  const Late = lazy(async () => {
    const [component] = await loadCode(() => Promise.all([load(), loadRest?.()]));
    return { default: component };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level
  function Chunked(props: Props) {
    // The choice stays as long as the component is mounted: another one would begin anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Component {...props} />;
  }
  return Object.assign(Chunked, { preload });
}
