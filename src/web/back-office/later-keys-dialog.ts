import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog } from '#web/page/lazy-part.tsx';

const script = laterScript(() => import('./keys-dialog.tsx'));

export const LaterKeysDialog = lazyDialog(script, ({ KeysDialog }) => KeysDialog);
