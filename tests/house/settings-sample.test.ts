import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '#server/check-config.ts';
import { settingNames } from '#server/lib/config.ts';
import { configOf } from '#tests/kit/config-of.ts';

type Settings = Record<string, string>;

const deploy = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/deploy', name), 'utf8');
const sample = deploy('vaya.env.example');
/** With the settings that are not in effect, too. */
const whole = sample.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '');

const sorted = (settings: Settings) => Object.fromEntries(Object.entries(settings).toSorted());

/** EnvironmentFile of systemd.exec(5): comments begin with # or ;, quotes go, a backslash escapes, white space around a value goes. */
const bySystemd = (text: string): Settings =>
  sorted(
    Object.fromEntries(
      text
        .replaceAll('\\\n', '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^[#;]/.test(line))
        .map((line) => {
          const [name = '', ...value] = line.split('=');
          const text = value.join('=').trim();
          return [name, /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text.replaceAll(/\\(.)/g, '$1')];
        }),
    ),
  );

/** --env-file of podman-run(1): everything after the first = as it is, also quotes and #. */
const byPodman = (text: string): Settings =>
  sorted(
    Object.fromEntries(
      text
        .split('\n')
        .map((line) => line.trimStart())
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ),
  );

function byShell(text: string): Settings {
  const folder = mkdtempSync(join(tmpdir(), 'vaya-settings-'));
  const file = join(folder, 'vaya.env');
  writeFileSync(file, text);
  const script = 'set -a; . "$0"; exec env -0';
  const said = execFileSync('sh', ['-c', script, file], { env: { PATH: process.env.PATH }, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const all = said.split('\0').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return sorted(
    Object.fromEntries(all.filter(([name = '']) => !['', 'PATH', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name))),
  );
}

const namesIn = (text: string) => [...text.matchAll(/(?:^|\s)([A-Z0-9_]+)=/g)].map(([, name = '']) => name);
const setByUnit = namesIn(/^Environment=(.+)$/m.exec(deploy('vaya@.service'))?.[1] ?? '');
const setByImage = namesIn(/^ENV (.+)$/m.exec(deploy('Containerfile'))?.[1] ?? '');
const apart = ['PORT', 'HOST', 'DATA_DIR', 'VAYA_BUILD'];
/** Read by Node itself, when it starts. */
const nodeSettings = ['NODE_EXTRA_CA_CERTS'];

describe('the sample of the settings', () => {
  it.each([
    ['as it is', sample],
    ['with every setting in effect', whole],
  ])('has the same values for systemd, a shell and a container, %s', (_, text) => {
    const values = bySystemd(text);
    expect(Object.keys(values).length).toBeGreaterThan(5);
    expect(byShell(text)).toEqual(values);
    expect(byPodman(text)).toEqual(values);
  });

  it('holds every setting but those that the unit and the image set', () => {
    expect([...Object.keys(bySystemd(whole)), ...apart].toSorted()).toEqual(
      [...settingNames, ...nodeSettings].toSorted(),
    );
    for (const name of apart) {
      expect(setByUnit).toContain(name);
      expect(setByImage).toContain(name);
    }
  });

  it('explains each setting in the line above it', () => {
    const lines = sample.split('\n');
    const settings = lines.flatMap((line, index) => (/^#?[A-Z0-9_]+=/.test(line) ? [index] : []));
    for (const index of settings) expect(lines[index - 1]).toMatch(/^# .+\.$/);
  });

  it('is what a server starts with', () => {
    const config = configOf(bySystemd(sample));
    expect(checkConfig(config)).toEqual([]);
    expect([config.production, config.mailFrom]).toEqual([true, 'Vaya <hello@vaya.example>']);
  });
});
