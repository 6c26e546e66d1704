import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { openRaw } from '#tests/kit/raw-request.ts';
import { cli, dataFolder, endOf, spawnServer, startServerProcess } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.remove());

describe('a start', () => {
  it('is refused while another server runs on the same folder, and not after that one was killed', async () => {
    const env = { DATA_DIR: data.folder };
    const first = await startServerProcess(env);
    expect(await endOf(spawnServer(env))).toEqual({
      code: 1,
      said: `Another server is running on ${data.folder}: stop it, or set DATA_DIR to another folder.\n`,
    });
    await first.end('SIGKILL');
    const next = await startServerProcess(env);
    expect(await next.end('SIGTERM')).toBe(0);
  });

  it('of a second process on SQLite that shares the pictures of the first is refused', async () => {
    const media = join(data.folder, 'media');
    const onPort = (port: string) => ({ DATA_DIR: join(data.folder, port), MEDIA_DIR: media });
    const first = await startServerProcess(onPort('3000'));
    expect(await endOf(spawnServer(onPort('3001')))).toEqual({
      code: 1,
      said: `Another server has its pictures in ${media}: several processes need DATABASE_URL.\n`,
    });
    // The lock is in the folder of pictures, and is none.
    const backup = spawn(process.execPath, [...cli, 'backup', join(data.folder, 'all.backup')], {
      env: { PATH: process.env.PATH, ...onPort('3000') },
    });
    const [said] = await once(backup.stdout, 'data');
    expect(String(said)).toMatch(/^Wrote \d+ rows and 0 files of pictures to /);
    await first.end('SIGKILL');
    const next = await startServerProcess(onPort('3000'));
    expect(await next.end('SIGTERM')).toBe(0);
  });

  it('with a wrong setting is refused with a sentence for each', async () => {
    const { code, said } = await endOf(
      spawnServer({ DATA_DIR: data.folder, PORT: 'soon', SMTP_URL: 'ftp://mail', VAYA_KEYS: 'short' }),
    );
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toEqual([
      'PORT must be a port number.',
      'SMTP_URL must be an address starting with smtps:// or smtp://.',
      expect.stringMatching(/^VAYA_KEYS must be keys as /),
    ]);
  });

  it('under an older Node says so in one sentence', async () => {
    const older = join(data.folder, 'older.cjs');
    writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '20.19.0' });");
    const child = spawn(process.execPath, ['--require', older, '--require', './src/server/require-node.cjs', '-e', '']);
    expect(await endOf(child)).toEqual({
      code: 1,
      said: 'Vaya runs on Node 24 or newer; this is 20.19.0. On Linux (x64) "npm ci" brings the right one.\n',
    });
  });

  it('before anything is installed says so in one sentence, also the second time', async () => {
    cpSync(join(import.meta.dirname, '../../src/server'), join(data.folder, 'src/server'), { recursive: true });
    const start = () =>
      endOf(
        spawn(process.execPath, ['--require', './src/server/require-node.cjs', 'src/server/main.ts'], {
          cwd: data.folder,
        }),
      );
    const refused = { code: 1, said: 'Nothing is installed yet: run "npm ci" first.\n' };
    expect([await start(), await start()]).toEqual([refused, refused]);
  });

  it.each([
    ['18.19.0', { code: 1, said: 'Vaya is installed by Node 20.19 or newer; this is 18.19.0.\n' }],
    ['20.18.3', { code: 1, said: 'Vaya is installed by Node 20.19 or newer; this is 20.18.3.\n' }],
    ['20.19.0', { code: 0, said: '' }],
    ['26.0.0', { code: 0, said: '' }],
  ])('is installed by Node %s, or says so in one sentence', async (version, expected) => {
    const other = join(data.folder, 'other.cjs');
    writeFileSync(other, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    const path = `${dirname(process.execPath)}:${process.env.PATH}`;
    const env = { PATH: path, NODE_OPTIONS: `--require ${other}` };
    expect(await endOf(spawn('sh', ['-c', scripts.preinstall], { env }))).toEqual(expected);
  });
});

describe('SIGTERM', () => {
  const body = JSON.stringify({ email: 'mia@mail.example' });
  /** A request that the server has taken up, as it says itself, and of which half is missing. Too busy, it is asked again. */
  const half = (url: string) => {
    const head = `POST /api/creator/check-email HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    return eventually(async () => {
      const socket = openRaw(url, head);
      let said = '';
      socket.on('data', (chunk) => {
        said += String(chunk);
      });
      await eventually(() => expect(said).not.toBe(''));
      await fetch(`${url}/api/health`);
      expect(said).toBe('HTTP/1.1 100 Continue\r\n\r\n');
      socket.write(body.slice(0, 5));
      return socket;
    });
  };

  it('waits for a request that is under way, takes no other, and ends well', async () => {
    const server = await startServerProcess({ DATA_DIR: data.folder });
    const socket = await half(server.url);
    const ended = server.end('SIGTERM');
    await eventually(() => expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed'));
    socket.write(body.slice(5));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
    expect(await ended).toBe(0);
  });

  it('ends although a request never ends', async () => {
    const server = await startServerProcess({ DATA_DIR: data.folder });
    await half(server.url);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  const begun = '--b\r\nContent-Disposition: form-data; name="profilePicture"; filename="a"\r\n\r\na';
  const rest = 'aa\r\n--b--\r\n';
  /** An upload that has begun to come. A machine that others use says at times that it is too busy: it is asked again. */
  const startUpload = (url: string) => {
    const head = `POST /api/creator/apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${begun.length + rest.length}\r\n\r\n`;
    return eventually(async () => {
      const socket = openRaw(url, head + begun);
      let refusal = '';
      socket.once('data', (answer) => {
        refusal = String(answer);
      });
      const hasBegun = () => readdirSync(join(data.folder, 'uploads')).length === 1;
      await eventually(() => expect(hasBegun() || refusal !== '').toBe(true));
      expect(refusal).toBe('');
      return socket;
    });
  };

  itAtNight('waits longer for an upload', async () => {
    const server = await startServerProcess({ DATA_DIR: data.folder });
    const socket = await startUpload(server.url);
    const started = performance.now();
    const ended = server.end('SIGTERM');
    await eventually(() => expect(performance.now() - started).toBeGreaterThan(7_000));
    socket.write(rest);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400/);
    expect(await ended).toBe(0);
  });

  itAtNight('said twice ends it at once', async () => {
    const server = await startServerProcess({ DATA_DIR: data.folder });
    await startUpload(server.url);
    void server.end('SIGTERM');
    await eventually(() => expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed'));
    expect(await server.end('SIGTERM')).toBe(1);
  });
});

describe('an error that nobody caught', () => {
  const faults = [
    ['an exception', "throw new Error('planted')"],
    ['a rejection', "Promise.reject(new Error('planted'))"],
  ];

  it.each(sampleOf(faults))('%s ends the process with one line and says that it failed', async (_, planted) => {
    const plant = join(data.folder, 'plant.cjs');
    writeFileSync(plant, `process.on('SIGWINCH', () => { ${planted}; });`);
    const server = await startServerProcess({
      DATA_DIR: data.folder,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--require ${plant}`,
    });
    let said = '';
    server.process.stdout?.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await server.end('SIGWINCH')).toBe(1);
    const lines = said.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 60,
        stack: expect.stringContaining('planted'),
        msg: 'uncaught_error',
      }),
    ]);
  });
});
