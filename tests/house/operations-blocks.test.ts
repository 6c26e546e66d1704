import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCommand } from '#server/feature/command.ts';
import { features } from '#server/features.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const docs = ['docs/operations.md', 'docs/deploy/README.md'].map(read).join('\n');
const blocks = [...docs.matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].map(([, indent = '', block = '']) =>
  block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);
const lines = blocks.flatMap((block) => block.split('\n').filter((line) => line !== ''));
const commands = features.flatMap((feature) => feature.commands ?? []);

/** Blocks of these need root and systemd: faults/operations-page.nightly.test.ts runs them. */
const atNight = ['apt-get', 'useradd', 'runuser', 'systemctl', 'curl', 'git', 'npm', 'vaya', 'cd'];
/** Images come from a registry: docs/deploy/README.md says when and how these were tried by hand. */
const byHand = ['podman', 'until'];
const doneHere = ['install', 'ln', 'cp', 'sed', 'echo'];

let sandbox: string;
beforeEach(() => {
  sandbox = mkdtempSync(join(tmpdir(), 'vaya-machine-'));
});
afterEach(() => rmSync(sandbox, { recursive: true }));

describe('a block of commands in the docs', () => {
  it('is read by a shell', () => {
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) expect(spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' }).stderr).toBe('');
  });

  it('has no line whose program is neither run by a test nor tried by hand', () => {
    const programs = lines.map((line) => line.split(' ')[0] ?? '');
    expect([...new Set(programs)].toSorted()).toEqual([...atNight, ...byHand, ...doneHere].toSorted());
  });

  it('names commands and options of Vaya that exist', () => {
    const named = [...docs.matchAll(/(?:^ *|`|run (?:--silent )?)vaya (?:-- )?([a-z][^`\n;]*)/gm)].map(
      ([, words = '']) => words.split(' '),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const words of named) {
      const usage = findCommand(commands, words)?.usage ?? '';
      expect(`${words.join(' ')}: ${usage}`).toMatch(/: \w/);
      for (const option of words.filter((word) => word.startsWith('--'))) expect(usage).toContain(option);
    }
  });

  it('puts files of ours where the unit, the timer and the script look for them', () => {
    for (const folder of ['etc/systemd/system', 'etc/caddy', 'etc/nginx/conf.d', 'usr/local/bin', 'opt'])
      mkdirSync(join(sandbox, folder), { recursive: true });
    const here = lines
      .filter(
        (line) =>
          doneHere.includes(line.split(' ')[0] ?? '') &&
          !line.includes(' vaya.env.example vaya.env') &&
          !line.startsWith('echo'),
      )
      .map((line) => line.replaceAll(/(?<=\s)\/(?=etc|opt|usr|var)/g, `${sandbox}/`).replace(' -o vaya', ''));
    execFileSync('sh', ['-euc', here.slice(0, -2).join('\n')], { cwd: root });
    const unit = read('docs/deploy/vaya@.service');
    const [, settings = ''] = /^EnvironmentFile=(.+)$/m.exec(unit) ?? [];
    const [, folder = ''] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
    expect(readFileSync(join(sandbox, settings), 'utf8')).toBe(read('docs/deploy/vaya.env.example'));
    expect(readlinkSync(join(sandbox, folder))).toBe(`${sandbox}/opt/vaya-0.2.0`);
    const put = ['vaya@.service', 'vaya-backup.service', 'vaya-backup.timer'].map(
      (name) => `etc/systemd/system/${name}`,
    );
    const backups = /backup (\S+) --keep/.exec(read('docs/deploy/vaya-backup.service'))?.[1] ?? 'none';
    const all = [...put, 'usr/local/bin/vaya', backups];
    expect(all.filter((file) => !existsSync(join(sandbox, file)))).toEqual([]);
    expect(readFileSync(join(sandbox, 'etc/caddy/Caddyfile'), 'utf8')).toContain('{$VAYA_HOST:example.org} {');
    expect(readFileSync(join(sandbox, 'etc/nginx/conf.d/vaya.conf'), 'utf8')).not.toContain('vaya.example');
    execFileSync('sh', ['-euc', here.slice(-2).join('\n')], { cwd: root });
    expect(readlinkSync(join(sandbox, folder))).toBe(`${sandbox}/opt/vaya-0.2.0`);
  });

  it('writes what the compose file reads from .env', () => {
    const line = lines.find((some) => some.startsWith('echo')) ?? '';
    execFileSync('sh', ['-euc', line], { cwd: sandbox });
    const names = [...read('docs/deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const written = readFileSync(join(sandbox, '.env'), 'utf8').match(/^\w+(?==.)/gm);
    expect(written?.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});

describe('the script that runs commands', () => {
  const run = (...words: string[]) => {
    const script = join(sandbox, 'vaya');
    const settings = join(sandbox, 'vaya.env');
    writeFileSync(settings, `${read('docs/deploy/vaya.env.example')}DATA_DIR=${join(sandbox, 'data')}\n`);
    const text = read('docs/deploy/vaya').replaceAll('/opt/vaya', root).replaceAll('/etc/vaya/vaya.env', settings);
    writeFileSync(script, text);
    writeFileSync(join(sandbox, 'id'), '#!/bin/sh\necho vaya\n');
    for (const file of [script, join(sandbox, 'id')]) chmodSync(file, 0o755);
    const env = { PATH: `${sandbox}:${dirname(process.execPath)}:${process.env.PATH}` };
    return spawnSync(script, words, { env, encoding: 'utf8' });
  };

  it('passes the words on as they are, and the status back', () => {
    expect(run('keys', 'new')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\w+:.{44}\n$/) });
    const refused = run('staff', 'add', '--username', 'mia', '--email', 'mia@example.com', '--name', 'Mia Kaya');
    const sentence = `There is no database in ${join(sandbox, 'data')}. Are the settings of the service missing?\n`;
    expect(refused).toMatchObject({ status: 1, stderr: sentence });
  });
});
