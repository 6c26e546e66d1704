import { demoAccounts } from '#demo/demo-accounts.ts';
import { hasRightCheckDigits, ibanProblem } from '#rules/iban.ts';
import { hasRightTaxNumberDigit, hasRightTcknDigits, withoutBlanks } from '#rules/tax-number.ts';
import { isCompleteCode } from '#rules/verification-code.ts';

/** A field by its label, and by its attributes where the page is at hand. */
export interface FieldFacts {
  label: string;
  type?: string;
  autocomplete?: string;
}

/** What a replay against a server looks values up in. */
export interface ReplayWorld {
  /** The demo account that signs in, by the name entered last. */
  account: string;
  /** What this finds in the newest mail, once it has arrived. */
  inNewestMail(find: RegExp): Promise<string>;
}

interface Fixture {
  /** Recognises the whole value of a field of this kind. */
  fits?: { kind: Kind; test(value: string): boolean };
  /** Recognises a part of any text. */
  pattern?: { find: RegExp; test(found: string): boolean };
  /** What a replay enters: always the same, or on a server what the world says. */
  value: string;
  inWorld?(world: ReplayWorld): string | Promise<string>;
}

type Kind = keyof typeof kinds;

const is = (known: string) => (value: string) => value === known;
const always = () => true;
const demoPasswords: readonly string[] = demoAccounts.map(({ password }) => password);
const rightPassword = 'open-sesame-1';
/** Those of the flows and of the demo world. */
const rightPasswords = [rightPassword, 'open sesame', ...demoPasswords];

/** Fields whose values are secrets, and what of them is too short to be one. */
const kinds = {
  password: { label: /password|parola|şifre/i, attribute: /password/, isHarmless: is('') },
  code: { label: /\bcode\b|kod/i, attribute: /one-time-code/, isHarmless: (text: string) => text.length < 6 },
  iban: { label: /\biban\b/i, attribute: /^$/, isHarmless: (text: string) => withoutBlanks(text).length < 15 },
  taxNumber: {
    label: /tax number|national id|tckn|vergi n|kimlik n/i,
    attribute: /^$/,
    isHarmless: (text: string) => withoutBlanks(text).length < 10,
  },
} as const;

const anyIban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/gi;

/** Every fixture: how a secret is recognised, and what a replay enters in its place. */
export const fixtures: Record<string, Fixture> = {
  password: {
    fits: { kind: 'password', test: (text) => rightPasswords.includes(text.trim()) },
    value: rightPassword,
    inWorld: ({ account }) => demoAccounts.find(({ username }) => username === account)?.password ?? rightPassword,
  },
  newPassword: { fits: { kind: 'password', test: is('beyond-the-last-bay') }, value: 'beyond-the-last-bay' },
  wrongPassword: { fits: { kind: 'password', test: is('not-the-password') }, value: 'not-the-password' },
  shortPassword: { fits: { kind: 'password', test: is('too-short') }, value: 'too-short' },
  wrongCode: { fits: { kind: 'code', test: is('000000') }, value: '000000' },
  newestCode: {
    fits: { kind: 'code', test: isCompleteCode },
    value: '123456',
    inWorld: ({ inNewestMail }) => inNewestMail(/^\d{6}$/m),
  },
  recoveryCode: { fits: { kind: 'code', test: is('0a1b2-v9xyz') }, value: '0a1b2-v9xyz' },
  validIban: {
    pattern: { find: anyIban, test: (found) => ibanProblem(found) === null },
    value: 'TR330006100519786457841326',
  },
  foreignIban: {
    pattern: { find: anyIban, test: (found) => hasRightCheckDigits(withoutBlanks(found).toUpperCase()) },
    value: 'DE89370400440532013000',
  },
  validTaxNumber: {
    fits: { kind: 'taxNumber', test: (text) => hasRightTaxNumberDigit(withoutBlanks(text)) },
    value: '1234567890',
  },
  validNationalId: { pattern: { find: /\b[1-9]\d{10}\b/g, test: hasRightTcknDigits }, value: '10000000146' },
  token: {
    pattern: {
      find: /(?<=[?&#](?:token|key|secret)=)[^&#\s"']+|(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}/g,
      test: always,
    },
    value: 'token-1',
    inWorld: ({ inNewestMail }) => inNewestMail(/(?<=[?&]token=)[\w-]+/),
  },
  email: {
    pattern: {
      find: /(?<![^\s@"'(),:;<>[\]\\])[^\s@"'(),:;<>[\]\\]+@[^\s@"'(),:;<>[\]\\.]+(?:\.[^\s@"'(),:;<>[\]\\.]+)+/g,
      test: (found) => !found.endsWith('.example'),
    },
    value: 'traveller@mail.example',
  },
};

const placeholder = /\{(\w+)\}/g;

const isPlaceholder = (text: string): boolean =>
  text.startsWith('{') && text.slice(1, -1) in fixtures && text.endsWith('}');

/** A text without the secrets that are recognised anywhere: email addresses, IBANs, national ids, tokens. */
export const withFixtures = (text: string): string =>
  Object.entries(fixtures).reduce(
    (rest, [name, { pattern }]) =>
      pattern ? rest.replace(pattern.find, (found) => (isKept(found, pattern) ? found : `{${name}}`)) : rest,
    text,
  );

const isKept = (found: string, { test }: NonNullable<Fixture['pattern']>): boolean =>
  isPlaceholder(found) || !test(found);

/** What a recording writes for the value of a field: the value, its fixture, or null if it is a secret without one. */
export function recordedValue(field: FieldFacts, text: string): string | null {
  const kind = kindOf(field);
  if (!kind) return withFixtures(text);
  const [name] = Object.entries(fixtures).find(([, { fits }]) => fits?.kind === kind && fits.test(text)) ?? [];
  if (name !== undefined) return `{${name}}`;
  const recorded = withFixtures(text);
  return isPlaceholder(recorded) || kinds[kind].isHarmless(text) ? recorded : null;
}

function kindOf({ label, type = '', autocomplete = '' }: FieldFacts): Kind | undefined {
  const names = Object.keys(kinds) as Kind[];
  return names.find((kind) => {
    const { attribute } = kinds[kind];
    return [type, autocomplete].some((value) => value !== '' && attribute.test(value)) || kinds[kind].label.test(label);
  });
}

/** Why the value of a field is not recorded. */
export function refusalOf(field: FieldFacts): string {
  const kind = kindOf(field);
  const known = Object.values(fixtures).flatMap(({ fits, value }) => (fits?.kind === kind ? [value] : []));
  const others = { password: 'the password of a demo account', iban: 'any valid IBAN' }[String(kind)] ?? [];
  const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([...known, others].flat());
  return `“${field.label}” was not recorded: its value may be a secret. Enter ${choices}.`;
}

/** A recorded text with the values that a replay enters. */
export async function withValues(text: string, world?: ReplayWorld): Promise<string> {
  let result = text;
  for (const [whole, name = ''] of text.matchAll(placeholder)) {
    const fixture = fixtures[name];
    const value = world && fixture?.inWorld ? await fixture.inWorld(world) : (fixture?.value ?? whole);
    result = result.replace(whole, () => value);
  }
  return result;
}
