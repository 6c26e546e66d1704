import { describe, expect, it } from 'vitest';
import { type Command, command, findCommand } from './command.ts';

const said: object[] = [];
const named = (words: string, options: Record<string, { type: 'string' | 'boolean' }> = {}): Command =>
  command({ words, does: '', takes: 'FILE', options, run: async (_, given) => String(said.push({ words, ...given })) });
const commands = [named('keys'), named('keys rotate', { dry: { type: 'boolean' } }), named('restore')];

describe('a command', () => {
  it.each([
    ['restore file', 'restore'],
    ['keys rotate', 'keys rotate'],
    ['keys', 'keys'],
    ['keys of the house', 'keys'],
  ])('%s is found by its whole words, the longest', (line, words) => {
    expect(findCommand(commands, line.split(' '))?.words).toBe(words);
  });

  it.each(['restore-test file', 'restored', 'key', '--dry keys rotate'])('%s is none', (line) => {
    expect(findCommand(commands, line.split(' '))).toBeUndefined();
  });

  it('takes the options that it names, and the words after its name', async () => {
    await commands[1]?.run({} as never, ['--dry', 'today']);
    expect(said).toEqual([{ words: 'keys rotate', dry: true, rest: ['today'] }]);
    expect(() => commands[2]?.run({} as never, ['--dry'])).toThrow('--dry');
  });

  it('refuses words that it would ignore, such as the rest of a name without quotes', () => {
    const add = command({
      ...{ words: 'staff add', does: '', takes: '--name "FULL NAME"', example: '--name "Mia Kaya"' },
      options: { name: { type: 'string' } },
      run: async (_, { name }) => `${name} is added`,
    });
    expect(() => add.run({} as never, ['--name', 'Mia', 'Kaya'])).toThrow(
      '"Kaya" is a word too many; a value with blanks needs quotes. Use: npm run vaya -- staff add --name "FULL NAME" (for example npm run vaya -- staff add --name "Mia Kaya")',
    );
    expect(() => commands[2]?.run({} as never, ['a', 'b'])).toThrow('"b" is a word too many');
  });

  it('says how it is used where its options cannot be read', () => {
    const seed = command({
      ...{ words: 'seed', does: '', takes: '--creators N', example: '--creators 1000' },
      options: { creators: { type: 'string' } },
      run: async (_, { creators }) => `${creators} creators`,
    });
    const usage = 'Use: npm run vaya -- seed --creators N (for example npm run vaya -- seed --creators 1000)';
    const suspend = command({
      ...{ words: 'staff suspend', does: '', takes: 'NAME [--last]', example: 'mia' },
      options: { last: { type: 'boolean' } },
      run: async (_, { rest: [name] }) => `${name} is suspended`,
    });
    for (const args of [[], [''], ['--last']])
      expect(() => suspend.run({} as never, args)).toThrow(
        'NAME is missing. Use: npm run vaya -- staff suspend NAME [--last] (for example npm run vaya -- staff suspend mia)',
      );
    for (const args of [['--creators', '-3'], ['--json']])
      expect(() => seed.run({} as never, args)).toThrow(`These options cannot be read: ${args.join(' ')}. ${usage}`);
  });
});
