import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Platform } from '../db/platform.ts';
import { OperatorError } from '../lib/errors.ts';

/** The actor of commands in the audit trail. */
export const commandLine = 'command line';

export interface Command {
  /** The words that name it. */
  words: string;
  usage: string;
  example: string;
  /** In one line, for the list of commands. */
  does: string;
  /** Runs only while no server and no other command uses the database, and keeps them from starting. It may make the database. */
  isAlone: boolean;
  /** Runs in place of `run`, without opening the database. */
  print?(): string;
  run(platform: Platform, args: string[]): Promise<string>;
}

/** The options of a command, and the words after its name. */
export type OptionsOf<Options extends ParseArgsOptionsConfig> = Values<Options> & { rest: string[] };
type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

interface CommandDeclaration<Options extends ParseArgsOptionsConfig> {
  words: string;
  does: string;
  /** What comes after the words, as the usage says it. */
  takes?: string;
  /** Arguments to try it with. */
  example?: string;
  options?: Options;
  isAlone?: true;
  run(platform: Platform, options: OptionsOf<Options>): Promise<string>;
}

/** A command that takes the options that it names and no others. */
export function command<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  declaration: CommandDeclaration<Options>,
): Command {
  const { words, does, takes, example, options, isAlone = false, run } = declaration;
  return {
    words,
    does,
    usage: takes === undefined ? words : `${words} ${takes}`,
    example: example === undefined ? words : `${words} ${example}`,
    isAlone,
    run(platform, args) {
      const config = { args, allowPositionals: true, options } as {
        args: string[];
        options: Options;
        allowPositionals: true;
      };
      const { values, positionals } = optionsIn(config, declaration);
      const [, needed] = /^([A-Z|]+)/.exec(takes ?? '') ?? [];
      if (needed !== undefined && !positionals[0])
        throw new OperatorError(`${needed} is missing. ${usageOf(declaration)}`);
      const [extra] = positionals.slice(needed === undefined ? 0 : 1);
      if (extra !== undefined)
        throw new OperatorError(
          `"${extra}" is a word too many; a value with blanks needs quotes. ${usageOf(declaration)}`,
        );
      return run(platform, { ...values, rest: positionals });
    },
  };
}

/** Node reports what it could not read; the operator needs to know what to write. */
function optionsIn<Options extends ParseArgsOptionsConfig>(
  config: { args: string[]; options: Options; allowPositionals: true },
  declaration: Used,
) {
  try {
    return parseArgs(config);
  } catch {
    throw new OperatorError(`These options cannot be read: ${config.args.join(' ')}. ${usageOf(declaration)}`);
  }
}

type Used = Pick<CommandDeclaration<never>, 'words' | 'takes' | 'example'>;

function usageOf({ words, takes = '', example = '' }: Used): string {
  const usage = `npm run vaya -- ${words}`;
  return `Use: ${`${usage} ${takes}`.trim()}${example === '' ? '' : ` (for example ${usage} ${example})`}`;
}

/** The command that is named by the first words, whole; of two such the longer one. */
export function findCommand(commands: readonly Command[], args: readonly string[]): Command | undefined {
  const isNamed = ({ words }: Command) => words.split(' ').every((word, index) => args[index] === word);
  return commands.filter(isNamed).toSorted((one, other) => other.words.length - one.words.length)[0];
}
