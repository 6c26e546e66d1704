import type { BlogChoices } from '#contract/blog.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';

/** A config as the server has it. */
export interface StoredConfig {
  config: BlogChoices;
  version: number;
  updatedAt: number | null;
  /** What the world sees, where the config says more: what an editor begins with, and nobody has saved. */
  published?: BlogChoices;
}

export const publishedOf = ({ config, published }: StoredConfig): BlogChoices => published ?? config;

const isOrderAlone = (config: BlogChoices): boolean => Object.keys(config).join() === 'displayOrder';
const withDefaults = (config: BlogChoices, about: BlogFacts): BlogChoices => ({ ...editorConfig(about), ...config });

/** Where nothing was ever saved, or an order alone, an editor begins with defaults of its own, in so many words: what is published is what was shown. */
export const begun = (stored: StoredConfig, about: BlogFacts): StoredConfig =>
  stored.version === 0 || isOrderAlone(stored.config)
    ? { ...stored, config: withDefaults(stored.config, about), published: stored.config }
    : stored;

/** The defaults of an editor, as long as the config could not be read. No version of the server has this number. */
export const unknownVersion = -1;
export const unknownConfig = (about: BlogFacts): StoredConfig => ({
  ...begun({ config: {}, version: 0, updatedAt: null }, about),
  version: unknownVersion,
});
export const isUnknown = ({ version }: Pick<StoredConfig, 'version'>): boolean => version === unknownVersion;

/** What is read next goes on with what was begun. */
export const begunUpon = (base: StoredConfig, stored: StoredConfig, about: BlogFacts): StoredConfig =>
  base.published === undefined ? stored : begun(stored, about);

/** The same of what was sent. */
export const sentUpon = (base: StoredConfig, sent: BlogChoices, about: BlogFacts): BlogChoices =>
  base.published !== undefined && isOrderAlone(sent) ? withDefaults(sent, about) : sent;
