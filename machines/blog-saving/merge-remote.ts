import type { BlogChoices } from '#contract/blog.ts';
import { isSameConfig } from '#machines/rules/config-changes.ts';
import { mergeConfigs } from '#machines/rules/merge-configs.ts';
import type { Context, DisplayOrder } from './blog-saving.setup.ts';
import { publishedOf, type StoredConfig } from './stored-config.ts';

/** An order is merged with what is published, so that the defaults of a new editor stay unpublished. */
export function mergeRemote(
  { facts, base, request, unconfirmed }: Pick<Context, 'facts' | 'base' | 'request' | 'unconfirmed'>,
  remote: StoredConfig,
) {
  const configIn = request.isOrderOnly ? publishedOf : ({ config }: StoredConfig) => config;
  return mergeConfigs({ base: configIn(base), local: request.config, remote: configIn(remote), unconfirmed }, facts);
}

/** Whether the newer version is one that this tab sent without getting a response. */
export const isOwnSave = ({ base, remote, unconfirmed, facts }: Context): boolean =>
  remote !== null &&
  remote.version !== base.version &&
  unconfirmed.some((sent) => isSameConfig(sent, publishedOf(remote), facts));

/** Null if the other tab changed the order too: the draft keeps it, and its next save asks. */
export function rebasePendingOrder(
  { facts, base, unconfirmed, pendingOrder }: Context,
  remote: StoredConfig,
): DisplayOrder | null {
  if (pendingOrder === null) return null;
  const withOrder = (config: BlogChoices): BlogChoices => ({ ...config, displayOrder: pendingOrder });
  const sides = { base: base.config, local: withOrder(base.config), remote: remote.config, unconfirmed };
  const { merged, conflicts } = mergeConfigs(sides, facts);
  return conflicts.length === 0 && isSameConfig(merged, withOrder(remote.config), facts) ? pendingOrder : null;
}

export const orderRequest = ({ base }: Pick<Context, 'base'>, displayOrder: DisplayOrder) => ({
  request: { config: { ...publishedOf(base), displayOrder }, isOrderOnly: true },
  merges: 0,
});

export const replaceBase = ({ base, unconfirmed }: Context, remote: StoredConfig) =>
  remote.version === base.version
    ? {}
    : { base: remote, replaced: { config: base.config, unconfirmed }, unconfirmed: [] };
