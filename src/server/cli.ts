import { features } from './features.ts';
import { openPlatform, silentLog } from './open-platform.ts';
import { type Command, findCommand, Refusal } from './platform/command.ts';
import { type Config, parseConfig } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import { holdAlone, holdBesideOthers } from './platform/hold-database.ts';
import { whyNot } from './platform/why-not.ts';

const commands = features.flatMap((feature) => feature.commands ?? []);

const usage = `npm run vaya -- <command>

${commands.map(({ usage: line, does }) => `  ${line}\n      ${does}`).join('\n')}

Without --password-stdin a new account sets its password by a link that is shown once.
`;

async function run(config: Config, args: string[]): Promise<string> {
  if (args.length === 0 || args.includes('--help')) return usage;
  const command = findCommand(commands, args);
  if (!command) throw new Refusal(`There is no command "${args.join(' ')}"; --help lists them.`);
  if (command.print) return command.print();
  prepareDataFolder(config);
  const hold = command.isAlone ? await holdAlone(config) : holdBesideOthers(config);
  try {
    return await runHolding(config, command, args.slice(command.words.split(' ').length), hold.confirm);
  } finally {
    await hold.release();
  }
}

async function runHolding(
  config: Config,
  command: Command,
  args: string[],
  beforeCommit: () => Promise<void>,
): Promise<string> {
  const opener = command.isAlone ? 'lone command' : 'command';
  const platform = await openPlatform(config, silentLog, opener, { beforeCommit });
  try {
    return await command.run(platform, args);
  } finally {
    await platform.database.destroy();
  }
}

const config = parseConfig(process.env);
try {
  if ('problems' in config) throw new Refusal(config.problems.join('\n'));
  process.stdout.write(`${await run(config, process.argv.slice(2))}\n`);
} catch (failure) {
  const said = 'problems' in config ? null : whyNot(failure, config);
  process.stderr.write(`${said ?? (failure instanceof Error ? failure.message : 'It did not work.')}\n`);
  process.exitCode = 1;
}
