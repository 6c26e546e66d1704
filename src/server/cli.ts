import { parseArgs } from 'node:util';
import { verifyAuditCommand } from './audit/audit.service.ts';
import { backUpCommand, restoreCommand } from './backup/backup.commands.ts';
import { rotateKeysCommand } from './bank-details/keys.commands.ts';
import { seedCreatorsCommand } from './demo/seed.commands.ts';
import { openPlatform, silentLog } from './open-platform.ts';
import { Refusal } from './platform/command.ts';
import { parseConfig } from './platform/config.ts';
import { addStaff } from './session/staff.commands.ts';
import { addSponsor, moveSponsor, showSponsors } from './sponsor/sponsor.commands.ts';

const commands = {
  'staff add': addStaff,
  'sponsors add': addSponsor,
  'sponsors suspend': moveSponsor('suspend'),
  'sponsors reinstate': moveSponsor('reinstate'),
  'sponsors list': showSponsors,
  seed: seedCreatorsCommand,
  'audit verify': verifyAuditCommand,
  'keys rotate': rotateKeysCommand,
  backup: backUpCommand,
  restore: restoreCommand,
} as const;

const usage = `npm run vaya -- <command>

  staff add --username NAME --email ADDRESS --name "FULL NAME"
  sponsors add --username NAME --email ADDRESS --name "FULL NAME"
  sponsors suspend NAME
  sponsors reinstate NAME
  sponsors list
  audit verify
  keys rotate
  seed --creators N
  backup FILE
  restore FILE [--replace]

A password is read from standard input (--password-stdin), or made and shown once.
`;

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      creators: { type: 'string' },
      replace: { type: 'boolean' },
      help: { type: 'boolean' },
      'password-stdin': { type: 'boolean' },
    },
  });
  const command = Object.entries(commands).find(([name]) => positionals.join(' ').startsWith(name));
  if (values.help || positionals.length === 0) return usage;
  if (!command) throw new Refusal(`There is no command "${positionals.join(' ')}"; --help lists them.`);
  const config = parseConfig(process.env);
  if ('problems' in config) throw new Refusal(config.problems.join('\n'));
  const platform = await openPlatform(config, silentLog);
  try {
    const [name, act] = command;
    return await act(platform, { ...values, rest: positionals.slice(name.split(' ').length) });
  } finally {
    await platform.database.destroy();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : 'It did not work.'}\n`);
  process.exitCode = 1;
}
