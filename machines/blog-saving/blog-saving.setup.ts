import { assign, fromPromise, setup } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import type { ConfigConflict } from '#machines/rules/merge-configs.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';
import { isOwnSave, mergeRemote, orderRequest, rebasePendingOrder, replaceBase } from './merge-remote.ts';
import { type StoredConfig, sentWithDefaultsOf, withDefaultsOf } from './stored-config.ts';

export interface SaveRequest {
  blog: BlogName;
  config: BlogChoices;
  version: number;
}

export type SaveAnswer =
  | { kind: 'saved'; stored: StoredConfig }
  | { kind: 'outdated' }
  /** The blog has neither a username nor an id; no request was sent. */
  | { kind: 'nameless' }
  | Refused;
export type DisplayOrder = NonNullable<BlogChoices['displayOrder']>;
type SaveProblem = 'noConfig' | 'noIdentifier' | 'tooOften';

/** Saved by username, or by id if there is none. */
export interface BlogName {
  username: string;
  id: string;
}

export interface MergeConflict {
  remote: StoredConfig;
  conflicts: readonly ConfigConflict[];
}

/** `replaced.unconfirmed` are the configs that were sent on top of the replaced one without a response. */
export interface BaseChange {
  base: StoredConfig;
  replaced: { config: BlogChoices; unconfirmed: readonly BlogChoices[] };
}

type Unconfirmed = Pick<Context, 'unconfirmed'>;
export type SavingReport =
  | ({ type: 'save.started'; isOrderOnly: boolean } & Unconfirmed)
  | ({ type: 'save.outdated' } & Unconfirmed)
  | ({ type: 'base.changed' } & BaseChange)
  | { type: 'config.saved' }
  | { type: 'config.merged' }
  | { type: 'save.finished' }
  | ({ type: 'save.failed' } & Unconfirmed)
  | ({ type: 'save.conflicted'; conflict: MergeConflict } & Unconfirmed);

export interface Context extends BaseChange {
  facts: BlogFacts;
  blog: BlogName;
  request: { config: BlogChoices; isOrderOnly: boolean };
  /** The order to save after the current request. */
  pendingOrder: DisplayOrder | null;
  /** Configs whose save got no response: a newer server version may be one of them. */
  unconfirmed: readonly BlogChoices[];
  remote: StoredConfig | null;
  conflicts: readonly ConfigConflict[];
  merges: number;
  /** True once Save was pressed before the config could be read. */
  isConfigMissing: boolean;
  problem: SaveProblem | null;
  message: string | null;
}

interface Types {
  input: Pick<Context, 'facts' | 'blog' | 'base' | 'unconfirmed'>;
  context: Context;
  events:
    | { type: 'config.save'; config: BlogChoices | null; conflicts: readonly ConfigConflict[] }
    /** Saves the order without the rest of the draft. */
    | { type: 'order.save'; order: DisplayOrder }
    | { type: 'conflict.resolve'; config: BlogChoices; conflicts: readonly ConfigConflict[] }
    | { type: 'conflict.dismiss' }
    | { type: 'config.loaded'; stored: StoredConfig };
  tags: 'saving' | 'saved';
}

const maxMerges = 2;
const [savedMs, recentlySavedMs, orderSavedMs, notSavedMs] = [2_000, 1_000, 3_000, 3_000];

export const saving = setup({
  types: {} as Types,
  actors: {
    saveConfig: fromPromise<SaveAnswer, SaveRequest>(notProvided('saveConfig')),
    fetchRemote: fromPromise<StoredConfig, BlogName>(notProvided('fetchRemote')),
  },
  actions: {
    requestConfig: assign((_, config: BlogChoices | null) => ({
      request: { config: config ?? {}, isOrderOnly: false },
      merges: 0,
    })),
    requestOrder: assign(({ context }, order: DisplayOrder) => orderRequest(context, order)),
    requestPendingOrder: assign(({ context }) => ({
      ...orderRequest(context, context.pendingOrder ?? {}),
      pendingOrder: null,
    })),
    requestMerged: assign(({ context }) => {
      const remote = context.remote ?? context.base;
      return {
        ...replaceBase(context, remote),
        pendingOrder: rebasePendingOrder(context, remote),
        request: { ...context.request, config: mergeRemote(context, remote).merged },
      };
    }),
    countMerge: assign(({ context }) => ({ merges: context.merges + 1 })),
    requestResolved: assign(({ context }, config: BlogChoices) => ({
      ...replaceBase(context, context.remote ?? context.base),
      request: { config, isOrderOnly: false },
      pendingOrder: null,
      merges: 0,
    })),
    setConflicts: assign(({ context }, conflicts: readonly ConfigConflict[]) => {
      const remote = context.remote ?? context.base;
      return { ...replaceBase(context, remote), remote, conflicts };
    }),
    setPendingOrder: assign((_, pendingOrder: DisplayOrder) => ({ pendingOrder })),
    adoptSaved: assign(({ context: { base, request, facts } }, { stored }: OfKind<SaveAnswer, 'saved'>) => ({
      base: withDefaultsOf(base, stored, facts),
      replaced: { config: sentWithDefaultsOf(base, request.config, facts), unconfirmed: [] },
      unconfirmed: [],
    })),
    adoptLoaded: assign(({ context: { base, facts } }, stored: StoredConfig) => ({
      base: withDefaultsOf(base, stored, facts),
      isConfigMissing: false,
    })),
    setConfigMissing: assign({ problem: 'noConfig', isConfigMissing: true }),
    setRemote: assign(({ context }, fetched: StoredConfig) => {
      const remote = withDefaultsOf(context.base, fetched, context.facts);
      return { remote, conflicts: mergeRemote(context, remote).conflicts };
    }),
    clearRemote: assign({ remote: null, conflicts: [] }),
    clearPendingOrder: assign({ pendingOrder: null }),
    addUnconfirmed: assign(({ context }) => ({ unconfirmed: [...context.unconfirmed, context.request.config] })),
    setProblem: assign((_, problem: SaveProblem) => ({ problem })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    clearMessage: assign({ problem: null, message: null }),
    report: report<SavingReport>(),
  },
  guards: {
    hasNoConfig: (_, config: BlogChoices | null) => config === null,
    hasConflicts: (_, conflicts: readonly ConfigConflict[]) => conflicts.length > 0,
    hasPendingOrder: ({ context }) => context.pendingOrder !== null,
    isOrderOnly: ({ context }) => context.request.isOrderOnly,
    isTooOften: ({ context }) => context.merges >= maxMerges,
    isInConflict: ({ context }) => context.conflicts.length > 0,
    isOwnSave: ({ context }) => isOwnSave(context),
  },
  delays: { savedMs, recentlySavedMs, orderSavedMs, notSavedMs },
});
export const call = callOf(saving);
