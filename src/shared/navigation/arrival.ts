/** Called by the layout when the page of a navigation is in the document, before it is painted. */
export const arrival = { shown: () => {} };
