import { useUrlDialog } from '#shared/navigation/useUrlDialog.ts';

/** Dialogs that the URL can open: `?dialog=sign-in`. */
const names = ['sign-in', 'register', 'profile'] as const;

export const useDialogParameter = () => useUrlDialog('dialog', names);
