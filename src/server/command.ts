import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Platform } from './db/platform.ts';

/** Who does what a command does, as the audit trail says it. */
export const commandLine = 'command line';

/** A command that cannot be carried out, in one sentence. */
export class OperatorError extends Error {}

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

/** What was said with a command: its options, and the words after its name. */
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
      return run(platform, { ...values, rest: positionals });
    },
  };
}

/** Node says what it could not read; the operator wants to know what to write. */
function optionsIn<Options extends ParseArgsOptionsConfig>(
  config: { args: string[]; options: Options; allowPositionals: true },
  { words, takes = '', example = '' }: Pick<CommandDeclaration<Options>, 'words' | 'takes' | 'example'>,
) {
  try {
    return parseArgs(config);
  } catch {
    const usage = `npm run vaya -- ${words}`;
    throw new OperatorError(
      `These options cannot be read: ${config.args.join(' ')}. Use: ${`${usage} ${takes}`.trim()}${example === '' ? '' : ` (for example ${usage} ${example})`}`,
    );
  }
}

/** The command that is named by the first words, whole; of two such the longer one. */
export function findCommand(commands: readonly Command[], args: readonly string[]): Command | undefined {
  const isNamed = ({ words }: Command) => words.split(' ').every((word, index) => args[index] === word);
  return commands.filter(isNamed).toSorted((one, other) => other.words.length - one.words.length)[0];
}
