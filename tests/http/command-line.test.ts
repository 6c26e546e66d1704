import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCommand } from '#server/feature/command.ts';
import { features } from '#server/features.ts';
import { OperatorError } from '#server/lib/errors.ts';
import { approvedAs } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'vaya-commands-'));
beforeAll(async () => {
  server = await startTestServer();
  await server.createAccount({ role: 'staff', username: 'keeper' });
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  await approvedAs(server, 'deniz');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const commands = features.flatMap((feature) => feature.commands ?? []);
const file = join(folder, 'all.vaya');
const account = (name: string) => ['--username', name, '--email', `${name}@mail.example`, '--name', 'Mia Kaya'];

/** Runs a command with its arguments as the command line does, on this database. */
async function run(words: string, args: readonly string[]): Promise<string> {
  const line = [...words.split(' '), ...args];
  const found = findCommand(commands, line) ?? expect.fail(`There is no command ${words}.`);
  expect(found.words).toBe(words);
  return found.print?.() ?? found.run(server.platform, [...args]);
}

const unread = (words: string, args: string) => `These options cannot be read: ${args}. Use: npm run vaya -- ${words}`;

/** In this order, on one database: what each command says that is done, and one that is refused. */
const lines: [words: string, args: string[], said: string | RegExp | { refused: string | RegExp }][] = [
  ['keys new', [], /^k[\da-f]{8}:[\w+/]{43}=$/],
  ['keys rotate', [], /^Encrypted \d+ values under k1\./],
  ['keys rotate', ['--now'], { refused: unread('keys rotate', '--now') }],
  ['doctor', ['--send-to', 'missing'], { refused: '--send-to must be an email address.' }],
  ['staff add', account('mia'), /^Staff account mia created\./],
  ['staff add', account('mia'), { refused: 'This username or email address is already in use.' }],
  ['staff add', [], { refused: '--username: Username is required.' }],
  ['staff suspend', ['mia'], 'mia is suspended.'],
  ['staff suspend', ['mia'], { refused: 'Nothing was changed: mia is suspended.' }],
  ['staff suspend', [], { refused: /^NAME is missing\. Use: / }],
  ['staff reinstate', ['mia'], 'mia is active.'],
  ['staff reinstate', ['mia'], { refused: 'Nothing was changed: mia is active.' }],
  [
    'staff second-factor',
    ['keeper@mail.example'],
    /^keeper has a new second factor and is signed out on all devices\./,
  ],
  [
    ...(['staff second-factor', ['deniz@mail.example']] as [string, string[]]),
    { refused: 'There is no staff account with the email address "deniz@mail.example".' },
  ],
  ['staff list', [], /^keeper\tactive\tkeeper@mail\.example\tsecond factor since /m],
  ['staff list', ['--all'], { refused: unread('staff list', '--all') }],
  ['sponsors add', account('pinewood'), /^Sponsor account pinewood created\./],
  ['sponsors add', account('bluebay'), { refused: 'This username or email address is already in use.' }],
  ['sponsors suspend', ['bluebay'], 'bluebay is suspended.'],
  ['sponsors suspend', ['missing'], { refused: 'There is no sponsor "missing".' }],
  ['sponsors reinstate', ['bluebay'], 'bluebay is active.'],
  ['sponsors reinstate', ['keeper'], { refused: 'There is no sponsor "keeper".' }],
  ['sponsors list', [], /^bluebay\tactive\tThe bluebay\tbluebay@mail\.example$/m],
  ['sponsors list', ['--all'], { refused: unread('sponsors list', '--all') }],
  ['creators close', ['deniz'], /^deniz \([\w-]{36}\) is closed\.$/],
  ['creators close', ['keeper'], { refused: 'There is no creator "keeper".' }],
  ['creators reopen', ['deniz'], /^deniz \([\w-]{36}\) is pending\.$/],
  ['creators reopen', ['deniz'], { refused: /^Nothing was changed: deniz \([\w-]{36}\) is pending\.$/ }],
  ['audit verify', [], /^The audit trail is intact: \d+ entries\.$/],
  ['audit verify', ['--all'], { refused: unread('audit verify', '--all') }],
  ['seed', ['--creators', '3'], /^3 creators were added in /],
  ['seed', ['--creators', '0'], { refused: '--creators takes a number above 0.' }],
  ['backup', [file], /^Wrote \d+ rows and \d+ files of pictures to /],
  ['backup', [file], { refused: `${file} exists already.` }],
  ['backup', [folder, '--keep', '0'], { refused: /^--keep / }],
  ['restore', [file], { refused: /^This database is not empty: --replace / }],
  ['restore', [`${file}.none`, '--replace'], { refused: `There is no file ${file}.none.` }],
  ['restore', [file, '--replace'], /^Restored \d+ rows and \d+ files of pictures of /],
];

describe('a command says what it has done, or why it has not', () => {
  it.each(lines)('%s %j', async (words, args, said) => {
    if (typeof said === 'string') return expect(await run(words, args)).toBe(said);
    if (said instanceof RegExp) return expect(await run(words, args)).toMatch(said);
    const refusal = await run(words, args).then(
      (done) => expect.fail(`It was done: ${done}`),
      (error: Error) => error,
    );
    expect(refusal).toBeInstanceOf(OperatorError);
    if (said.refused instanceof RegExp) expect(refusal.message).toMatch(said.refused);
    else expect(refusal.message).toBe(said.refused);
  });

  it('of all commands', () => {
    // A doctor who finds all good is in doctor.both, and printing a key cannot fail.
    const done = [...lines.filter(([, , said]) => !('refused' in Object(said))).map(([words]) => words), 'doctor'];
    const refused = [...lines.filter(([, , said]) => 'refused' in Object(said)).map(([words]) => words), 'keys new'];
    const all = commands.map(({ words }) => words).sort();
    expect([...new Set(done)].sort()).toEqual(all);
    expect([...new Set(refused)].sort()).toEqual(all);
  });
});
