import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { lateMark, prepareReplay } from './earlyInput.ts';
import { useHydrated } from './useHydrated.ts';

/** A part of a page with code of its own. Once `preload` has resolved it renders without waiting. */
export type LatePart = ComponentType & { preload: () => Promise<void> };

/** `component` waits for its code as long as that is missing, and `need` makes it load. */
type Code = { component: () => ComponentType; need: () => void };

/** How near, in window heights, a part has to come. */
const margin = '100% 0px';

const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls `work` when the visitor comes near to `element`, or does anything. Gives a function that ends the wait. */
function whenNeeded(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) work();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  for (const sign of signs) document.addEventListener(sign, work, true);
  return () => {
    observer.disconnect();
    for (const sign of signs) document.removeEventListener(sign, work, true);
  };
}

type PartProps = { code: Code; onTakenOver: (done: true) => void };

function Part({ code, onTakenOver }: PartProps) {
  if (useHydrated()) code.need();
  useEffect(() => onTakenOver(true), [onTakenOver]);
  // The choice stays as long as the component is mounted: another one would begin anew.
  const [Component] = useState(code.component);
  return <Component />;
}

/** It never renders again from above: that would end the wait, and replace the HTML. */
const Place = memo(({ code }: { code: Code }) => {
  const ref = useRef<HTMLDivElement>(null);
  const [takenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    if (!takenOver) return whenNeeded(ref.current, code.need);
    prepareReplay(ref.current).then((replay) => replay());
  }, [takenOver, code]);
  return (
    <div ref={ref} {...(!takenOver && { [lateMark]: '' })}>
      <Suspense fallback={null}>
        <Part code={code} onTakenOver={setTakenOver} />
      </Suspense>
    </div>
  );
});

/**
 * A part below what a visitor sees first. Its prerendered HTML stays as it is until they come near; only then the code
 * loads and takes it over. It must show no data, because other parts may have newer data by then, and
 * have no field whose text React sets. Where there is
 * no such HTML it loads at once.
 */
export function late(load: () => Promise<ComponentType>): LatePart {
  let loaded: ComponentType | undefined;
  let need = () => {};
  const untilNeeded = () =>
    new Promise<void>((resolve) => {
      need = resolve;
    });
  /** Without its code the HTML stays, and the next sign of the visitor is another try. */
  const loadWhenNeeded = async (needed: Promise<void>): Promise<ComponentType> => {
    await needed;
    const again = untilNeeded();
    return load().catch(() => loadWhenNeeded(again));
  };
  const first = untilNeeded();
  const Waiting = lazy(async () => ({ default: await loadWhenNeeded(first) }));
  const code: Code = { component: () => loaded ?? Waiting, need: () => need() };
  const preload = async () => {
    loaded ??= await load();
  };
  return Object.assign(() => <Place code={code} />, { preload });
}
