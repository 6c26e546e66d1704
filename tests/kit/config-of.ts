import { type Config, parseConfig } from '#server/lib/config.ts';

export function configOf(env: Record<string, string>): Config {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  return config;
}
