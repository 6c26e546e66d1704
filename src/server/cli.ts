import { lockAlone, lockSharedForCommand, prepareDataFolder } from './db/data-folder.ts';
import { describeError } from './db/database-errors.ts';
import { type Command, findCommand } from './feature/command.ts';
import { features } from './features.ts';
import { type Config, parseConfig, version } from './lib/config.ts';
import { OperatorError } from './lib/errors.ts';
import { openPlatform, refuseMissingDatabase, silentLog } from './open-platform.ts';

const commands = features.flatMap((feature) => feature.commands ?? []);

const helpWords = ['help', '--help', '-h'];

const describeCommand = ({ usage, does, example }: Command): string =>
  `  ${usage}\n      ${does}\n      npm run vaya -- ${example}`;

const listOf = (some: readonly Command[]): string => some.map(describeCommand).join('\n\n');

/** The commands whose name starts with the given first word. */
const startingWith = ([first]: readonly string[]): Command[] =>
  commands.filter(({ words }) => words.split(' ')[0] === first);

const usageOf = (args: readonly string[]): string =>
  startingWith(args).length > 0
    ? listOf(startingWith(args))
    : `Usage: npm run vaya -- <command>

${listOf(commands)}

  help COMMAND, --version

A new account gets a link to set its password, printed once. With --password-stdin, the password is read from standard input.
`;

function kinOf(args: readonly string[]): string {
  const kin = startingWith(args).map(({ words }) => words);
  return kin.length === 0 ? '' : ` There are: ${kin.join(', ')}.`;
}

async function run(config: Config, args: string[]): Promise<string> {
  const words = args.filter((word) => !helpWords.includes(word));
  if (words.length < args.length || args.length === 0) return usageOf(words);
  if (args.includes('--version')) return version;
  const command = findCommand(commands, args);
  if (!command)
    throw new OperatorError(
      `There is no command "${args.join(' ')}". Run npm run vaya -- --help to list all commands.${kinOf(args)}`,
    );
  if (command.print) return command.print();
  if (!command.isAlone) await refuseMissingDatabase(config);
  prepareDataFolder(config);
  const lock = command.isAlone ? await lockAlone(config) : lockSharedForCommand(config);
  try {
    const platform = await openPlatform(config, silentLog, command.isAlone ? 'lone command' : 'command');
    try {
      return await command.run(platform, args.slice(command.words.split(' ').length));
    } finally {
      await platform.database.destroy();
    }
  } finally {
    await lock.release();
  }
}

const config = parseConfig(process.env);
try {
  if ('problems' in config) throw new OperatorError(config.problems.join('\n'));
  process.stdout.write(`${await run(config, process.argv.slice(2))}\n`);
} catch (failure) {
  const said = 'problems' in config ? null : describeError(failure, config);
  process.stderr.write(
    `${said ?? (failure instanceof Error ? failure.message : 'The command failed for an unknown reason.')}\n`,
  );
  process.exitCode = 1;
}
