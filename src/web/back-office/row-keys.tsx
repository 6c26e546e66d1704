import { officeKeys } from '#machines/back-office/office-keys.actors.ts';
import type { OfficeKeysActor } from '#machines/back-office/office-keys.machine.ts';
import { usePage } from '#web/ui/use-page.ts';
import { KeysHelp } from './keys-help.tsx';
import { LaterKeysDialog } from './later-keys-dialog.ts';
import { keyEffectsFor } from './obey-key.ts';

/** The keys of a page that has rows, and nothing else that a key stands for. */
export function RowKeys({ row }: { row: string }) {
  const keys = usePage(() => ({ chart: officeKeys(keyEffectsFor(row)), input: undefined }));
  return <KeysHelp actor={keys} KeysDialog={RowKeysDialog} />;
}

const rowKeys = ['j', 'k', 'Enter', '?'];

const RowKeysDialog = ({ actor }: { actor: OfficeKeysActor }) => <LaterKeysDialog actor={actor} shown={rowKeys} />;
