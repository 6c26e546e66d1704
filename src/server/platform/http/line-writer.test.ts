import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turnsEnd, setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LineWriter } from './line-writer.ts';

const start = (script: string) => {
  const imported = `import { standardOutput } from '${join(import.meta.dirname, 'line-writer.ts')}';`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${imported}${script}`]);
  child.stderr.resume();
  return child;
};

async function said(script: string): Promise<{ code: number; text: string }> {
  const child = start(script);
  let text = '';
  child.stdout.on('data', (bytes: Buffer) => {
    text += bytes.toString('utf8');
  });
  const [code] = await once(child, 'close');
  return { code, text };
}

describe('the lines of one turn', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vaya-lines-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are written in their order when it ends', async () => {
    const file = join(folder, 'log');
    const descriptor = openSync(file, 'a');
    const writer = new LineWriter(descriptor);
    writer.write('one\n');
    writer.write('zwölf\n');
    expect(readFileSync(file, 'utf8')).toBe('');
    await turnsEnd();
    expect(readFileSync(file, 'utf8')).toBe('one\nzwölf\n');
    writer.write('three\n');
    await turnsEnd();
    expect(readFileSync(file, 'utf8')).toBe('one\nzwölf\nthree\n');
    closeSync(descriptor);
  });

  it.each([
    ['throws', 'throw new Error("crash")', 1],
    ['rejects what nobody catches', 'Promise.reject(new Error("crash"))', 1],
    ['exits', 'process.exit(3)', 3],
  ])('are there when the process %s in it', async (_, last, code) => {
    expect(await said(`standardOutput().write('the last line\\n'); ${last}`)).toEqual({
      code,
      text: 'the last line\n',
    });
  });
});

describe('a reader', () => {
  it.each([
    ['while the process goes on', 'setTimeout(() => {}, 500)'],
    ['when it ends', 'process.exit(0)'],
  ])('that is slow gets everything, %s', async (_, next) => {
    const child = start(`
      process.stdout.fd;
      standardOutput().write('x'.repeat(600_000));
      setTimeout(() => {
        standardOutput().write('y'.repeat(600_000));
        ${next};
      }, 20);`);
    const closed = once(child, 'close');
    await wait(300);
    let length = 0;
    child.stdout.on('data', (bytes: Buffer) => {
      length += bytes.length;
    });
    await closed;
    expect(length).toBe(1_200_000);
  });

  it('that has stopped costs next to nothing, however much waits for it', async () => {
    const child = start(`
      process.stdout.fd;
      for (let line = 0; line < 15; line += 1) standardOutput().write('x'.repeat(1_000_000));
      setTimeout(() => {
        const begun = process.cpuUsage();
        setTimeout(() => {
          const { user, system } = process.cpuUsage(begun);
          process.stderr.write(String((user + system) / 1_000));
          process.exit(0);
        }, 1_000);
        for (let wait = 0; wait < 1_000; wait += 5) setTimeout(() => standardOutput().write('y'), wait);
      }, 200);`);
    child.stdout.pause();
    let told = '';
    child.stderr.on('data', (bytes: Buffer) => {
      told += bytes.toString('utf8');
    });
    await once(child.stderr, 'data');
    child.kill();
    expect(Number(told)).toBeLessThan(150);
  });

  it('that is gone stops nothing', async () => {
    const child = start(`
      process.stdin.once('data', () => {
        standardOutput().write('to nobody\\n');
        setTimeout(() => process.exit(7), 20);
      });`);
    child.stdout.destroy();
    child.stdin.write('go');
    const [code] = await once(child, 'exit');
    expect(code).toBe(7);
  });
});
