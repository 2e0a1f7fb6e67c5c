/** Lets a press on a card's text follow the card's link, where a drag selects the text. */
function press(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || event.defaultPrevented || button > 1) return;
  const link = target.closest('article')?.querySelector('.card-link');
  if (!link || target.closest('a, button')) return;
  // The middle button opens a new tab, as Ctrl and Cmd do.
  const opens = button === 1;
  if (!opens && !getSelection()?.isCollapsed) return;
  event.preventDefault();
  const keys = { ctrlKey: ctrlKey || opens, metaKey: metaKey || opens, shiftKey };
  if (event.type !== 'mousedown') {
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  }
}

/** Follows the presses, of the middle button too, which would otherwise scroll. May be called twice. */
export function pressCards(): void {
  addEventListener('click', press);
  addEventListener('auxclick', press);
  addEventListener('mousedown', (event) => event.button === 1 && press(event));
}
