import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { askSqlite } from './sqlite-away.ts';

/** A second connection, for reading alone: it sees what is committed, and waits for no transaction of the first. */
export class Reader {
  private readonly file: string;
  private readonly statements = new Map<string, StatementSync>();
  private database: DatabaseSync | undefined;

  constructor(file: string) {
    this.file = file;
  }

  first<Row>(sql: string, texts: readonly string[]): Row | undefined;
  first(sql: string, texts: readonly string[]): unknown {
    return askSqlite(() => this.prepare(sql).get(...texts));
  }

  close(): void {
    this.database?.close();
  }

  private prepare(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known) return known;
    this.database ??= new DatabaseSync(this.file, { readOnly: true, timeout: 50 });
    const statement = this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
