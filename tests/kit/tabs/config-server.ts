import type { SaveAnswer, SaveRequest } from '#machines/blog-saving/blog-saving.setup.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { type ConfigChange, changesBetween } from '#machines/rules/config-changes.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';

export interface ConfigServer {
  stored(): StoredConfig;
  save(by: string, saving: SaveRequest, key: string): SaveAnswer;
  /** Who has said last what is stored of a setting. */
  authorOf(path: string): string | null;
}

/** The rule of the server: upon the last version, or not at all; under a key once. */
export function configServer(
  facts: BlogFacts,
  onWrite: (by: string, changes: readonly ConfigChange[]) => void,
): ConfigServer {
  let stored: StoredConfig = { config: {}, version: 1, updatedAt: 1 };
  const [answers, authors] = [new Map<string, SaveAnswer>(), new Map<string, string>()];
  return {
    stored: () => stored,
    authorOf: (path) => authors.get(path) ?? null,
    save(by, { config, version }, key) {
      const known = answers.get(key);
      if (known) return known;
      if (version !== stored.version) return { kind: 'outdated' };
      const next = parseBlogConfig(config).config;
      const changes = changesBetween(stored.config, next, facts);
      onWrite(by, changes);
      for (const { path } of changes) authors.set(path, by);
      stored = { config: next, version: version + 1, updatedAt: version + 1 };
      const answer: SaveAnswer = { kind: 'saved', stored };
      answers.set(key, answer);
      return answer;
    },
  };
}
