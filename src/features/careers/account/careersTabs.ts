/** What the tabs of a browser tell each other of the career session; a logout reaches them by its marker. */

/** `signed-in` also after a profile was saved; `who` asks who is signed in, which a session without profile does not tell. */
export type TabMessage =
  | { type: 'signed-in'; email: string }
  | { type: 'applied'; slug: string }
  | { type: 'who' };

let channel: BroadcastChannel | undefined;

/** Tells the other tabs. */
export const tellTabs = (message: TabMessage) => channel?.postMessage(message);

/** Hears the other tabs, until the given function is called. */
export function listenToTabs(hear: (message: TabMessage) => void): () => void {
  try {
    const opened = new BroadcastChannel('twinbridge.careers');
    opened.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
    channel = opened;
    return () => opened.close();
  } catch {
    // Denied by the browser: the tabs then know nothing of each other.
    return () => {};
  }
}
