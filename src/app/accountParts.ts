/** Layout parts of the careers area in separate chunks, so that other pages do not load them. */
import { chunk } from '#shared/api/chunk.tsx';

export const AccountMenu = chunk(
  async () => (await import('#features/careers/account/AccountMenu.tsx')).AccountMenu,
);

export const AccountDialogs = chunk(
  async () => (await import('#features/careers/account/AccountDialogs.tsx')).AccountDialogs,
);
