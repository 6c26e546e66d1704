import type { Page } from '../platform/database/through-pages.ts';
import type { Sealer } from '../platform/sealer.ts';
import type { Database } from '../tables.ts';
import { changeSealed, listSealedRows, type SealedColumn } from './sealed-rows.store.ts';

const pageSize = 200;

/** What opens the texts as they are, what seals them anew, and how many did not open. */
export interface Resealing {
  from: Sealer;
  to: Sealer;
  unreadable: number;
}

/** Seals some texts of a column anew. One that does not open did not open before: it stays as it is. */
export async function resealPage(
  database: Database,
  column: SealedColumn,
  resealing: Resealing,
  after: string,
): Promise<Page> {
  const rows = await listSealedRows(database, column, after, pageSize);
  let count = 0;
  for (const found of rows) {
    const fresh = resealed(resealing, { table: column.table, column: column.column, row: found.row }, found.sealed);
    if (fresh === null) resealing.unreadable += 1;
    else {
      await changeSealed(database, column, found, fresh);
      count += 1;
    }
  }
  return { count, last: rows.at(-1)?.row ?? null };
}

function resealed({ from, to }: Resealing, place: Parameters<Sealer['open']>[1], sealed: string): string | null {
  try {
    return to.seal(from.open(sealed, place), place);
  } catch {
    return null;
  }
}

export const sayUnreadable = ({ unreadable }: Resealing): string =>
  unreadable === 0 ? '' : ` ${unreadable} did not open before, and stay as they are.`;
