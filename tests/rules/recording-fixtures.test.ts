import { describe, expect, it } from 'vitest';
import { recordedValue, refusalOf, withFixtures, withValues } from '#tests/qa/fixtures.ts';
import { recordingSchema, secretIn } from '#tests/qa/recording.ts';

const mail = 'Your code:\n482913\nhttps://vaya.example/x?token=AbC-1';
const world = {
  account: 'demo-sponsor',
  inNewestMail: async (find: RegExp) => find.exec(mail)?.[0] ?? expect.fail('The mail has no such text.'),
};

describe('[BEYOND-74] the value of a field', () => {
  it.for([
    ['Password', 'rooms-with-a-view', '{password}'],
    ['Password', 'not-the-password', '{wrongPassword}'],
    ['Parola', 'hunter2-of-a-real-person', null],
    ['Verification code', '482913', '{newestCode}'],
    ['Verification code', '000000', '{wrongCode}'],
    ['Verification code', '4829', '4829'],
    ['IBAN', 'TR33 0006 1005 1978 6457 8413 26', '{validIban}'],
    ['IBAN', 'DE89 3704 0044 0532 0130 00', '{foreignIban}'],
    ['IBAN', 'TR33 0006', 'TR33 0006'],
    ['Password', ' open sesame ', '{password}'],
    ['Recovery code', '0a1b2-v9xyz', '{recoveryCode}'],
    ['Recovery code', 'abcde-fghjk', null],
    ['IBAN', 'XX00 0006 1005 1978 6457 8413 2', null],
    ['Tax number', '1234567890', '{validTaxNumber}'],
    ['Tax number', '9876543210', null],
    ['Email', 'someone@real-company.com', '{email}'],
    ['Email', 'mia@mail.example', 'mia@mail.example'],
    ['Message', 'Write to someone@real-company.com, please', 'Write to {email}, please'],
    ['Full name', 'Mia Kaya', 'Mia Kaya'],
  ] as const)('“%s” with %s is recorded as %s', ([label, text, recorded]) => {
    expect(recordedValue({ label }, text)).toBe(recorded);
  });

  it('is secret by the attributes of the field too', () => {
    expect(recordedValue({ label: 'Confirm', type: 'password' }, 'a-real-secret')).toBeNull();
    expect(
      recordedValue({ label: 'Confirm', type: 'text', autocomplete: 'current-password' }, 'a-real-secret'),
    ).toBeNull();
  });

  it('is refused with a sentence that names the field and the values to enter', () => {
    expect(refusalOf({ label: 'Verification code' })).toBe(
      '“Verification code” was not recorded: its value may be a secret. Enter 000000, 123456 or 0a1b2-v9xyz.',
    );
  });
});

it('replaces tokens in addresses', () => {
  expect(withFixtures('/set-password?token=abc')).toBe('/set-password?token={token}');
  expect(withFixtures('/calendar/Zk3vB9xQ2mN8pL5tR7wY1cF4hJ6sD0aG.ics')).toBe('/calendar/{token}.ics');
  expect(withFixtures('/blog/demo-creator/twelve-days-along-the-lycian-coast-in-2026')).toContain('lycian');
});

it('gives each fixture a value on the screen, and on a server what its demo world says', async () => {
  expect(await withValues('{password} {newestCode} {email}')).toBe('open-sesame-1 123456 traveller@mail.example');
  expect(await withValues('{password} {newestCode} {token} {unknown}', world)).toBe(
    'rooms-with-a-view 482913 AbC-1 {unknown}',
  );
});

describe('a recording', () => {
  const recording = recordingSchema.parse({
    title: 'Signs in',
    flow: null,
    address: '/login',
    steps: [{ do: 'fill', label: 'Password', text: '{password}' }],
  });
  const step = (each: object) => recordingSchema.parse({ ...recording, steps: [each] });

  it('may hold fixtures', () => {
    expect(secretIn(recording)).toBeNull();
    expect(secretIn(step({ do: 'open', address: '/set-password?token={token}' }))).toBeNull();
  });

  it.for([
    [step({ do: 'fill', label: 'Password', text: 'rooms-with-a-view' }), '“Password” was not recorded'],
    [step({ do: 'fill', label: 'Parola', text: 'hunter2' }), '“Parola” was not recorded'],
    [
      step({ do: 'see', text: 'Sent to someone@real-company.com' }),
      'Step 1 (Expect “Sent to someone@real-company.com”) has',
    ],
    [{ ...recording, address: '/set-password?token=abc' }, 'The address has'],
    [{ ...recording, title: 'Signs in someone@real-company.com' }, 'The title has'],
  ] as const)('may not hold a secret: %o', ([secret, sentence]) => {
    expect(secretIn(secret)).toContain(sentence);
  });

  it.for([
    { title: '' },
    { flow: '../x' },
    { address: '//elsewhere.example' },
    { address: '/\\elsewhere.example' },
    { steps: [] },
    { extra: 1 },
  ])('is refused with %o', (change) =>
    expect(recordingSchema.safeParse({ ...recording, ...change }).success).toBe(false),
  );
});
