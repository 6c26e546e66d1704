import { type SelectModifierNode, SqliteQueryCompiler } from 'kysely';

const locks: readonly unknown[] = ['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked'];

/** SQLite has no row locks and needs none: a transaction that writes has the whole database to itself. */
export class LocklessSqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!locks.includes(node.modifier)) super.visitSelectModifier(node);
  }
}
