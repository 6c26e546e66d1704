import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { openRaw } from '#tests/kit/raw-request.ts';
import { dataFolder, type ServerProcess, untilOpen } from '#tests/kit/server-process.ts';

const root = join(import.meta.dirname, '../..');
const deploy = (name: string) => readFileSync(join(root, 'docs/deploy', name), 'utf8');

/** What systemd executes: without a shell, in the folder of WorkingDirectory. */
function lineOfUnit(): string[] {
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(deploy('vaya@.service')) ?? [];
  return line.split(' ');
}

/** What the container's runtime executes as the first process. */
function lineOfImage(): string[] {
  const lines = [...deploy('Containerfile').matchAll(/^(?:ENTRYPOINT|CMD) (\[.+\])$/gm)];
  return lines.flatMap(([, json = '[]']): string[] => JSON.parse(json));
}

const here = (word: string) => word.replace(/^\/opt\/vaya(?=\/)/, root);

let data: ReturnType<typeof dataFolder>;
let child: ChildProcess | null = null;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => {
  child?.kill('SIGKILL');
  data.remove();
});

function start([program = '', ...args]: string[]): Promise<ServerProcess> {
  const settings = { DATA_DIR: data.folder, PORT: '0', VAYA_BUILD: 'off', VAYA_DEMO: 'off', LOG_LEVEL: 'silent' };
  // The image has its Node in the path; here that is the Node of this process.
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  child = spawn(program, args, { cwd: root, env: { PATH: path, ...settings } });
  return untilOpen(child);
}

const begun = '--b\r\nContent-Disposition: form-data; name="profilePicture"; filename="a"\r\n\r\na';
const rest = 'aa\r\n--b--\r\n';
const startUpload = (url: string) =>
  eventually(async () => {
    const head = `POST /api/creator/apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${begun.length + rest.length}\r\n\r\n`;
    const socket = openRaw(url, head + begun);
    await eventually(() => expect(readdirSync(join(data.folder, 'uploads'))).toHaveLength(1));
    return socket;
  });

describe('a service that is stopped as it is shipped', { timeout: 300_000 }, () => {
  it.each([
    ['the unit of systemd', lineOfUnit],
    ['the container', lineOfImage],
  ])('answers the upload that is under way, and ends well: %s', async (_, line) => {
    const words = line().map(here);
    expect(words.length).toBeGreaterThan(1);
    const server = await start(words);
    const upload = await startUpload(server.url);
    const ended = server.end('SIGTERM');
    await eventually(() => expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed'));
    upload.write(rest);
    const [response] = await once(upload, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 400/);
    expect(await ended).toBe(0);
  });

  itAtNight('is backed up each night by the lines of its timer', async () => {
    const server = await start(lineOfUnit().map(here));
    const backups = join(data.folder, 'backups');
    mkdirSync(backups);
    const lines = [...deploy('vaya-backup.service').matchAll(/^ExecStart=(.+)$/gm)].map(([, line = '']) => line);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const [program = '', ...args] = line.split(' ').map((word) => here(word.replace('/var/backups/vaya', backups)));
      const env = { PATH: process.env.PATH, DATA_DIR: data.folder, NODE_NO_WARNINGS: '1' };
      const { status, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    }
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^vaya-.*\.backup$/)]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('is given by files that exist', () => {
    const files = [...lineOfUnit(), ...lineOfImage()].map(here).filter((word) => word.includes('/'));
    expect(files.filter((file) => !existsSync(join(root, file)) && !existsSync(file))).toEqual([]);
  });
});
