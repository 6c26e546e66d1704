import { officeKeys } from '#machines/back-office/office-keys.actors.ts';
import { usePage } from '#web/ui/use-page.ts';
import { keyEffects } from './key-effects.ts';
import { KeysHelp, rowKeys } from './keys-help.tsx';

export function RowKeys() {
  const keys = usePage(() => ({ chart: officeKeys(keyEffects), input: undefined }));
  return <KeysHelp actor={keys} only={rowKeys} />;
}
