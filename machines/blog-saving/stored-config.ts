import type { BlogChoices } from '#contract/blog.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';

export interface StoredConfig {
  config: BlogChoices;
  version: number;
  updatedAt: number | null;
  /** What is public, if the editor added defaults that were never saved. */
  published?: BlogChoices;
}

export const publishedOf = ({ config, published }: StoredConfig): BlogChoices => published ?? config;

const isOrderAlone = ({ profile: _, ...choices }: BlogChoices): boolean =>
  Object.keys(choices).join() === 'displayOrder';
const withDefaults = (config: BlogChoices, facts: BlogFacts): BlogChoices => ({ ...editorConfig(facts), ...config });

/** An editor starts with defaults of its own where nothing, or only an order, was ever saved. */
export const withEditorDefaults = (stored: StoredConfig, facts: BlogFacts): StoredConfig =>
  stored.version === 0 || isOrderAlone(stored.config)
    ? { ...stored, config: withDefaults(stored.config, facts), published: stored.config }
    : stored;

/** The base while the config could not be read. The server never uses this version. */
const unknownVersion = -1;
export const unknownConfig = (facts: BlogFacts): StoredConfig => ({
  ...withEditorDefaults({ config: {}, version: 0, updatedAt: null }, facts),
  version: unknownVersion,
});
export const isUnknown = ({ version }: Pick<StoredConfig, 'version'>): boolean => version === unknownVersion;

export const withDefaultsOf = (base: StoredConfig, stored: StoredConfig, facts: BlogFacts): StoredConfig =>
  base.published === undefined ? stored : withEditorDefaults(stored, facts);

export const sentWithDefaultsOf = (base: StoredConfig, sent: BlogChoices, facts: BlogFacts): BlogChoices =>
  base.published !== undefined && isOrderAlone(sent) ? withDefaults(sent, facts) : sent;
