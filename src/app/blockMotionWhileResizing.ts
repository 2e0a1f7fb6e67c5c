const resizeBlockMs = 250;

/** Ends transitions while the width of the window changes and 250 ms longer, so that nothing glides between layouts. */
export function blockMotionWhileResizing(): void {
  const { dataset } = document.documentElement;
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout>;
  window.addEventListener('resize', () => {
    // On phones, scrolling hides the browser's own bars, which changes the height.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    dataset.resizing = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete dataset.resizing, resizeBlockMs);
  });
}
