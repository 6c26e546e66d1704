import { join } from 'node:path';
import { listMessages } from '#tests/house/messages.ts';
import { plain } from '#tests/kit/names.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The Turkish texts of each English one that the web app has; those that are built from values have none, nor those of
 * the server, whose answers in a path are English.
 */
const translations = new Map<string, string[]>();
for (const row of listMessages(root).split('\n')) {
  const [file = '', english = '', turkish = ''] = row.split('\t').map(plain);
  if (file.startsWith('src/server/')) continue;
  translations.set(english, [...new Set([...(translations.get(english) ?? []), turkish])]);
}

export const turkishOf = (texts: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const turkish = translations.get(text);
      return turkish ? [[text, turkish]] : [];
    }),
  );
