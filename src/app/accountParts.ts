/** Parts of the frame that only the careers area needs, so that accounts cost the other pages nothing. */
import { chunk } from './chunk.tsx';

/** Account part of the header. */
export const AccountMenu = chunk(
  async () => (await import('#features/careers/account/AccountMenu.tsx')).AccountMenu,
);

/** Auth and profile dialog. */
export const AccountDialogs = chunk(
  async () => (await import('#features/careers/account/AccountDialogs.tsx')).AccountDialogs,
);
