import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** The first of these programs that is installed. */
export function programAt(...names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK's small browser, which is in no PATH. */
export const miniBrowser = (): string | null =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1) ?? null;

/** A key by its name, or by what it types; WebDriver and WebDriver BiDi give keys that type nothing a code point. */
export const keyOf = (key: string): string => (key === 'ArrowLeft' ? '\uE012' : key);
