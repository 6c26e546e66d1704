import { findCommand, OperatorError } from './command.ts';
import { type Config, parseConfig } from './config.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import { describeError } from './db/describe-error.ts';
import { lockAlone, lockSharedForCommand } from './db/locks.ts';
import { features } from './features.ts';
import { openPlatform, refuseMissingDatabase, silentLog } from './open-platform.ts';

const commands = features.flatMap((feature) => feature.commands ?? []);

const usage = `Usage: npm run vaya -- <command>

${commands.map(({ usage: line, does, example }) => `  ${line}\n      ${does}\n      npm run vaya -- ${example}`).join('\n\n')}

A new account gets a link to set its password, printed once. With --password-stdin, the password is read from standard input.
`;

async function run(config: Config, args: string[]): Promise<string> {
  if (args.length === 0 || args.includes('--help')) return usage;
  const command = findCommand(commands, args);
  if (!command)
    throw new OperatorError(
      `There is no command "${args.join(' ')}". Run npm run vaya -- --help to list all commands.`,
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
