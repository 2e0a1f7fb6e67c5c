/**
 * Makes React take over the part of the page that `element` is in, where that is still HTML only. React does so at once
 * when an event of certain kinds happens there; this one is of no other consequence.
 */
export function takeOver(element: EventTarget): void {
  element.dispatchEvent(new Event('dragend', { bubbles: true }));
}
