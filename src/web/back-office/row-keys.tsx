import type { ComponentProps } from 'react';
import { officeKeys } from '#machines/back-office/office-keys.actors.ts';
import { usePage } from '#web/ui/use-page.ts';
import { KeysHelp, rowKeys } from './keys-help.tsx';
import { keyEffectsFor } from './obey-key.ts';

interface RowKeysProps extends Pick<ComponentProps<typeof KeysHelp>, 'KeysDialog'> {
  /** The class of the rows. */
  row: string;
}

/** The keys of a page that has rows, and nothing else that a key stands for. */
export function RowKeys({ row, KeysDialog }: RowKeysProps) {
  const keys = usePage(() => ({ chart: officeKeys(keyEffectsFor(row)), input: undefined }));
  return <KeysHelp actor={keys} KeysDialog={KeysDialog} told={rowKeys} />;
}
