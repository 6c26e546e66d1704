import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolderOnce } from './make-folder-once.ts';

let around: string;
let folder: string;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'vaya-once-'));
  folder = join(around, 'cache', 'made');
});
afterEach(() => rmSync(around, { recursive: true }));

const write = (part: string, text: string) => writeFileSync(join(part, 'file'), text);
const read = () => readFileSync(join(folder, 'file'), 'utf8');
const names = () => readdirSync(join(around, 'cache'));

describe('a folder that is made once', () => {
  it('is there for nobody before it is whole, and the same for all who make it at once', async () => {
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = makeFolderOnce(folder, async (part) => {
      write(part, 'half');
      begun.resolve();
      await ended.promise;
      write(part, 'the slow one');
    });
    await begun.promise;
    expect(existsSync(folder)).toBe(false);
    await makeFolderOnce(folder, async (part) => write(part, 'the quick one'));
    expect(read()).toBe('the quick one');
    ended.resolve();
    await slow;
    expect([read(), names()]).toEqual(['the quick one', ['made']]);
  });

  it('is not made again, and not taken from what somebody left half made', async () => {
    mkdirSync(`${folder}.left`, { recursive: true });
    await makeFolderOnce(folder, async (part) => write(part, 'first'));
    await makeFolderOnce(folder, async (part) => write(part, 'second'));
    expect(read()).toBe('first');
  });

  it('is not there where its making fails, and says why', async () => {
    const failing = makeFolderOnce(folder, async (part) => {
      write(part, 'half');
      throw new Error('No room.');
    });
    await expect(failing).rejects.toThrow('No room.');
    expect(names()).toEqual([]);
  });
});
