import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { isSameConfig } from '#machines/rules/config-changes.ts';
import { type ConfigConflict, mergedConfigs } from '#machines/rules/merge-configs.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { begunUpon, publishedOf, type StoredConfig, sentUpon } from './stored-config.ts';

export interface Saving {
  blog: BlogName;
  config: BlogChoices;
  version: number;
}

export type SaveAnswer =
  | { kind: 'saved'; stored: StoredConfig }
  | { kind: 'outdated' }
  /** Of a blog without a name or an id: nobody was asked. */
  | { kind: 'nameless' }
  | Refused;
export type DisplayOrder = NonNullable<BlogChoices['displayOrder']>;
/** Why nothing was sent, or no more was. */
export type SaveProblem = 'noConfig' | 'noIdentifier' | 'tooOften';
export type SaveNews = 'saved' | 'merged' | 'notSaved';

/** A blog is known by its owner's username, or else by their id. */
export interface BlogName {
  username: string;
  id: string;
}

export interface Context {
  facts: BlogFacts;
  blog: BlogName;
  base: StoredConfig;
  /** What the base came in the place of: what was sent, or what was known before somebody else saved. */
  replaced: readonly BlogChoices[];
  sending: { config: BlogChoices; isOrder: boolean };
  /** The order of the sections, for when what is on its way has come. */
  wanted: DisplayOrder | null;
  /** What was sent and never answered: whoever reads it again has it from oneself. */
  lost: readonly BlogChoices[];
  theirs: StoredConfig | null;
  conflicts: readonly ConfigConflict[];
  merges: number;
  /** Whether Save was pressed before the config could be read. */
  isConfigMissed: boolean;
  /** Whether anything was saved since the page was opened. */
  wasSaved: boolean;
  problem: SaveProblem | null;
  message: string | null;
}

interface Types {
  input: Pick<Context, 'facts' | 'blog' | 'base' | 'lost'>;
  context: Context;
  events:
    | { type: 'config.save'; config: BlogChoices | null; undecided: readonly ConfigConflict[] }
    /** At once, and upon what was saved last: the draft beside it stays a draft. */
    | { type: 'order.save'; order: DisplayOrder }
    | { type: 'conflict.settle'; config: BlogChoices; undecided: readonly ConfigConflict[] }
    | { type: 'conflict.dismiss' }
    /** It could not be read before. */
    | { type: 'config.arrive'; stored: StoredConfig | null };
  tags: 'saving';
}

/** Somebody else who saves as often as oneself is not outrun for ever. */
const mostMerges = 2;
const [savedStay, orderSavedStay, refusedStay] = [2_000, 3_000, 3_000];

/** An order goes alone: with what is published, and nothing that is only begun. */
function mergedWith({ facts, base, sending, lost }: Context, theirs: StoredConfig) {
  const saidBy = sending.isOrder ? publishedOf : ({ config }: StoredConfig) => config;
  return mergedConfigs({ base: saidBy(base), mine: sending.config, theirs: saidBy(theirs), sent: lost }, facts);
}

/** Nothing is told of what was sent from here, and never answered. */
function newsOfMerge({ base, theirs, lost, facts }: Context): SaveNews | null {
  const read = theirs ?? base;
  const isOwn = read.version !== base.version && lost.some((sent) => isSameConfig(sent, publishedOf(read), facts));
  return isOwn ? null : 'merged';
}

/** An order that somebody else has changed meanwhile is left to the draft, whose next save asks. */
function wantedUpon({ facts, base, lost, wanted }: Context, theirs: StoredConfig): DisplayOrder | null {
  if (wanted === null) return null;
  const upon = ({ config }: StoredConfig) => ({ ...config, displayOrder: wanted });
  const sides = { base: base.config, mine: upon(base), theirs: theirs.config, sent: lost };
  const { merged, conflicts } = mergedConfigs(sides, facts);
  return conflicts.length === 0 && isSameConfig(merged, upon(theirs), facts) ? wanted : null;
}

const orderUpon = ({ base }: Context, displayOrder: DisplayOrder) => ({
  sending: { config: { ...publishedOf(base), displayOrder }, isOrder: true },
  merges: 0,
});

/** What is sent next is made upon theirs. */
const uponTheirs = ({ base, lost }: Context, theirs: StoredConfig) =>
  theirs.version === base.version ? {} : { base: theirs, replaced: [base.config, ...lost], lost: [] };

const saving = setup({
  types: {} as Types,
  actors: {
    saveConfig: fromPromise<SaveAnswer, Saving>(notProvided('saveConfig')),
    fetchTheirs: fromPromise<StoredConfig, BlogName>(notProvided('fetchTheirs')),
  },
  actions: {
    sendWhole: assign((_, config: BlogChoices | null) => ({
      sending: { config: config ?? {}, isOrder: false },
      merges: 0,
    })),
    sendOrder: assign(({ context }, order: DisplayOrder) => orderUpon(context, order)),
    sendWanted: assign(({ context }) => ({ ...orderUpon(context, context.wanted ?? {}), wanted: null })),
    sendMerged: assign(({ context }) => {
      const theirs = context.theirs ?? context.base;
      return {
        ...uponTheirs(context, theirs),
        wanted: wantedUpon(context, theirs),
        sending: { ...context.sending, config: mergedWith(context, theirs).merged },
        merges: context.merges + (newsOfMerge(context) === null ? 0 : 1),
      };
    }),
    sendSettled: assign(({ context }, config: BlogChoices) => ({
      ...uponTheirs(context, context.theirs ?? context.base),
      sending: { config, isOrder: false },
      wanted: null,
      merges: 0,
    })),
    /** What the draft came upon while it was edited is asked about before anything is sent. */
    rememberUndecided: assign(({ context }, conflicts: readonly ConfigConflict[]) => ({
      ...uponTheirs(context, context.theirs ?? context.base),
      theirs: context.theirs ?? context.base,
      conflicts,
    })),
    rememberWanted: assign((_, wanted: DisplayOrder) => ({ wanted })),
    rememberSaved: assign(({ context: { base, sending, facts } }, { stored }: OfKind<SaveAnswer, 'saved'>) => ({
      base: begunUpon(base, stored, facts),
      replaced: [sentUpon(base, sending.config, facts)],
      lost: [],
      wasSaved: true,
    })),
    rememberBase: assign(({ context: { base, facts } }, stored: StoredConfig | null) => ({
      base: begunUpon(base, stored ?? base, facts),
      isConfigMissed: false,
    })),
    rememberNoConfig: assign({ problem: 'noConfig', isConfigMissed: true }),
    rememberTheirs: assign(({ context }, read: StoredConfig) => {
      const theirs = begunUpon(context.base, read, context.facts);
      return { theirs, conflicts: mergedWith(context, theirs).conflicts };
    }),
    forgetTheirs: assign({ theirs: null, conflicts: [] }),
    forgetWanted: assign({ wanted: null }),
    rememberLost: assign(({ context }) => ({ lost: [...context.lost, context.sending.config] })),
    rememberProblem: assign((_, problem: SaveProblem) => ({ problem })),
    rememberNameless: assign({ problem: 'noIdentifier' }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ problem: null, message: null }),
    tell: (_, _news: SaveNews | null) => effectNotProvided('tell'),
  },
  guards: {
    isNothing: (_, config: BlogChoices | null) => config === null,
    isUndecided: (_, undecided: readonly ConfigConflict[]) => undecided.length > 0,
    isWanted: ({ context }) => context.wanted !== null,
    isOrder: ({ context }) => context.sending.isOrder,
    isTooOften: ({ context }) => context.merges >= mostMerges,
    isInConflict: ({ context }) => context.conflicts.length > 0,
  },
  delays: { savedStay, orderSavedStay, refusedStay },
});
const call = callOf(saving);

/** What is saved of a blog's config, one write after the other. What somebody else has saved meanwhile is merged, and only asked about where both changed the same. */
export const blogSavingMachine = saving.createMachine({
  id: 'blogSaving',
  context: ({ input: { facts, blog, base, lost } }) => ({
    ...{ facts, blog, base, lost, replaced: [base.config], sending: { config: base.config, isOrder: false } },
    ...{ wanted: null, theirs: null, conflicts: [], merges: 0 },
    ...{ wasSaved: false, isConfigMissed: false, problem: null, message: null },
  }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'config.save': [
          {
            guard: { type: 'isNothing', params: ({ event }) => event.config },
            target: '.refused',
            actions: 'rememberNoConfig',
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => event.undecided },
            target: 'conflicting',
            actions: { type: 'rememberUndecided', params: ({ event }) => event.undecided },
          },
          { target: 'saving', actions: { type: 'sendWhole', params: ({ event }) => event.config } },
        ],
        'order.save': { target: 'saving', actions: { type: 'sendOrder', params: ({ event }) => event.order } },
        'config.arrive': { actions: { type: 'rememberBase', params: ({ event }) => event.stored } },
      },
      initial: 'calm',
      states: {
        calm: {},
        saved: { after: { savedStay: 'calm' } },
        orderSaved: { after: { orderSavedStay: 'calm' } },
        refused: {
          entry: ['forgetWanted', { type: 'tell', params: 'notSaved' }],
          exit: 'forgetMessage',
          after: { refusedStay: 'calm' },
        },
      },
    },
    saving: {
      tags: 'saving',
      on: { 'order.save': { actions: { type: 'rememberWanted', params: ({ event }) => event.order } } },
      invoke: call('saveConfig', {
        input: ({ context: { blog, sending, base } }) => ({ blog, config: sending.config, version: base.version }),
        saved: { target: 'settled', actions: 'rememberSaved' },
        outdated: 'loading',
        nameless: { target: 'ready.refused', actions: 'rememberNameless' },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: ['rememberFailure', 'rememberLost'] },
      }),
    },
    settled: {
      always: [
        { guard: 'isOrder', target: 'next' },
        { target: 'next', actions: { type: 'tell', params: 'saved' } },
      ],
    },
    next: {
      always: [
        { guard: 'isWanted', target: 'saving', actions: 'sendWanted' },
        { guard: 'isOrder', target: 'ready.orderSaved' },
        { target: 'ready.saved' },
      ],
    },
    loading: {
      tags: 'saving',
      on: { 'order.save': { actions: { type: 'rememberWanted', params: ({ event }) => event.order } } },
      invoke: call('fetchTheirs', {
        input: ({ context }) => context.blog,
        done: { target: 'merging', actions: 'rememberTheirs' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
    merging: {
      always: [
        {
          guard: 'isTooOften',
          target: 'ready.refused',
          actions: ['forgetTheirs', { type: 'rememberProblem', params: 'tooOften' }],
        },
        { guard: 'isInConflict', target: 'conflicting' },
        {
          target: 'saving',
          actions: [{ type: 'tell', params: ({ context }) => newsOfMerge(context) }, 'sendMerged', 'forgetTheirs'],
        },
      ],
    },
    conflicting: {
      on: {
        'conflict.settle': [
          {
            guard: { type: 'isUndecided', params: ({ event }) => event.undecided },
            actions: { type: 'rememberUndecided', params: ({ event }) => event.undecided },
          },
          {
            target: 'saving',
            actions: [{ type: 'sendSettled', params: ({ event }) => event.config }, 'forgetTheirs'],
          },
        ],
        'conflict.dismiss': { target: 'ready', actions: 'forgetTheirs' },
      },
    },
  },
});

export type BlogSavingActor = ActorRefFrom<typeof blogSavingMachine>;
export type BlogSavingSnapshot = SnapshotFrom<typeof blogSavingMachine>;
