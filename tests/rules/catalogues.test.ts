import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import { applicationReceivedMail } from '#server/onboarding/onboarding.mails.ts';
import { backOfficeMessages } from '#web/back-office/back-office.messages.ts';
import { creatorListMessages } from '#web/back-office/creator-list.messages.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';

/** Every text of a catalogue by its path; one that takes values is shown with these. */
function textsIn(
  part: unknown,
  path = '',
  values: readonly unknown[] = ['Antalya', 7, 9],
): [path: string, text: string][] {
  if (typeof part === 'function') return textsIn(part(...values), path, values);
  if (typeof part !== 'object' || part === null) return part === null ? [] : [[path, String(part)]];
  return Object.entries(part).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`, values));
}

const root = join(import.meta.dirname, '../..');
const modules = await Promise.all(
  globSync('src/web/**/*.messages.ts', { cwd: root }).map(
    (file): Promise<Record<string, Record<Language, object>>> => import(join(root, file)),
  ),
);
const parts = modules.flatMap((module) => Object.entries(module));
const allIn = (language: Language) =>
  Object.fromEntries(parts.map(([name, messages]) => [name.replace(/Messages$/, ''), messages[language]]));

const both = { en: textsIn(allIn('en')), tr: textsIn(allIn('tr')) };
const markedIn = (language: Language) => textsIn(allIn(language), '', ['Antalya', 77, 99]);
const marked = { en: markedIn('en'), tr: markedIn('tr') };

/** The same word in both languages, names and places. */
const shared = [
  ...[/^blog(Names)?\.social\./, /^setting\.social\./, /^gallery\.cities\./],
  ...[/^tripEditor\.fields\.itinerary$/, /\.actors\.system$/, /^(creatorList|navigation)\.blog$/],
  ...[/\.pixels$/, /^profileTab\.platforms\./, /\.audiences\.sponsor$/, /\.kinds\.video$/],
];

describe('the catalogues', () => {
  it('hold the same texts', () => {
    expect(both.tr.map(([path]) => path).sort()).toEqual(both.en.map(([path]) => path).sort());
  });

  it.each(languages)('have no empty text, and none with a hole, in %s', (language) => {
    expect(both[language].filter(([, text]) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('say the same values in both languages', () => {
    const marks = ['antalya', '77', '99'];
    const valuesIn = (text: string) => marks.filter((mark) => text.toLowerCase().includes(mark));
    const english = new Map(marked.en);
    const different = marked.tr.filter(
      ([path, text]) => `${valuesIn(text)}` !== `${valuesIn(english.get(path) ?? '')}`,
    );
    expect(different).toEqual([]);
  });

  it('leave no English in the Turkish', () => {
    const english = new Map(both.en);
    const same = both.tr.filter(([path, text]) => english.get(path) === text && !shared.some((one) => one.test(path)));
    expect(same).toEqual([]);
  });

  it('write decimals in Turkish with a comma', () => {
    expect(both.tr.filter(([, text]) => /\d\.\d{1,2}(?!\d)/.test(text) && !/CC BY 4\.0/.test(text))).toEqual([]);
  });

  it('call a password by one word', () => {
    expect(both.tr.filter(([, text]) => /parola/i.test(text))).toEqual([]);
  });

  it.each(languages)('call what is done to an account by one word wherever staff do it, in %s', (language) => {
    const { moves, accountMoves } = backOfficeMessages[language];
    const { suspend, reinstate } = moves;
    expect(accountMoves).toMatchObject({ suspend, reinstate });
    expect(creatorListMessages[language].moves).toMatchObject({ suspend, reinstate });
  });
});

it.each(languages)('the application names our first email as its recipient finds it: %s', (language) => {
  const { subject } = applicationReceivedMail(
    { name: 'Deniz', reference: 'V-1', url: 'https://vaya.example' },
    language,
  );
  expect(applicationMessages[language].addressTaken).toContain(`“${subject}”`);
});
