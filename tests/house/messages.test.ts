import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listMessages } from './messages.ts';

it('lists the messages of the product, the languages next to each other', () => {
  const rows = listMessages(join(import.meta.dirname, '../..')).split('\n');
  expect(rows.length).toBeGreaterThan(1500);
  const signInNeeded = rows.find((row) => row.startsWith('src/server/lib/texts.ts texts.signInNeeded\t'));
  expect(signInNeeded?.split('\t')).toHaveLength(3);
});

it('lists no text that names a part of the other language', () => {
  const rows = listMessages(join(import.meta.dirname, '../..'))
    .split('\n')
    .map((row) => row.split('\t'));
  expect(rows.filter(([, en = '', tr = '']) => /\btr\}/.test(en) || /\ben\}/.test(tr))).toEqual([]);
});
