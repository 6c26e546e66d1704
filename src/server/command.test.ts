import { describe, expect, it } from 'vitest';
import { type Command, command, findCommand } from './command.ts';

const said: object[] = [];
const named = (words: string, options: Record<string, { type: 'string' | 'boolean' }> = {}): Command =>
  command({ words, does: '', options, run: async (_, options) => String(said.push({ words, ...options })) });
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
});
