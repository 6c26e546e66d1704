import { expect, it } from 'vitest';
import { type Config, parseConfig } from './config.ts';
import { exposureOf } from './network.ts';

function configOf(env: Record<string, string>): Config {
  const config = parseConfig(env);
  return 'problems' in config ? expect.fail(config.problems.join()) : config;
}

it.each([
  [{}, null],
  [{ PUBLIC_URL: 'http://world-1.localhost:3000' }, null],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  [{ PUBLIC_URL: 'https://vaya.example' }, 'PUBLIC_URL=https://vaya.example'],
  [{ PUBLIC_URL: 'https://localhost.vaya.example' }, 'PUBLIC_URL=https://localhost.vaya.example'],
  [{ TRUST_PROXY: 'loopback' }, 'TRUST_PROXY=loopback'],
])('with %j the setting that exposes the server is %j', (env, setting) => {
  expect(exposureOf(configOf(env))?.setting ?? null).toBe(setting);
});
