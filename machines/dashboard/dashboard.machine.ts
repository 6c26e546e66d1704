import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type BlogFacts, factsOf } from '#rules/blog-facts.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { type BlogEditingSnapshot, blogEditingMachine } from '../blog-editing/blog-editing.machine.ts';
import { isDirty } from '../blog-editing/blog-editing.view.ts';
import type { KeptDraft } from '../blog-editing/draft.ts';
import type { StoredConfig } from '../blog-saving/blog-saving.machine.ts';
import { callOf, failureWords, type OfKind } from '../call.ts';
import { dashboardPanesMachine } from '../dashboard-panes/dashboard-panes.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { toastMachine } from '../toast/toast.machine.ts';

export type OwnProfileAnswer = { kind: 'found'; profile: BlogCreator } | { kind: 'nobody' };

interface Types {
  input: { kept: KeptDraft | null };
  context: {
    kept: KeptDraft | null;
    profile: BlogCreator | null;
    stored: StoredConfig;
    isEdited: boolean;
    message: string | null;
  };
  events:
    | { type: 'call.retry' }
    | { type: 'session.leave' }
    | { type: 'leave.confirm' }
    | { type: 'leave.cancel' }
    | { type: 'xstate.snapshot.editing'; snapshot: BlogEditingSnapshot };
  tags: 'loading';
  children: { editing: 'editing'; panes: 'panes'; toast: 'toast' };
}

const noFacts: BlogFacts = {
  items: { locations: [], languages: [], expertises: [], services: [], serviceOffers: [] },
  platforms: [],
  trips: [],
};

/** What an editor begins with where nothing was ever saved, in so many words: what is published is what was shown. */
const nothingSaved: StoredConfig = {
  config: { pageStyle: { backgroundColor: '#ffffff', profilePictureStyle: { size: 150 } } },
  version: 0,
  updatedAt: null,
};

const dashboard = setup({
  types: {} as Types,
  actors: {
    fetchProfile: fromPromise<OwnProfileAnswer>(notProvided('fetchProfile')),
    fetchConfig: fromPromise<StoredConfig, { id: string }>(notProvided('fetchConfig')),
    loadFully: fromPromise<void>(notProvided('loadFully')),
    editing: blogEditingMachine,
    panes: dashboardPanesMachine,
    toast: toastMachine,
  },
  actions: {
    rememberProfile: assign((_, { profile }: OfKind<OwnProfileAnswer, 'found'>) => ({ profile })),
    rememberStored: assign((_, stored: StoredConfig) => (stored.version === 0 ? {} : { stored })),
    rememberFailure: assign(failureWords),
    rememberEdited: assign((_, editing: BlogEditingSnapshot) => ({ isEdited: isDirty(editing) })),
    endSession: () => effectNotProvided('endSession'),
    keepDraft: (_, _editing: BlogEditingSnapshot) => effectNotProvided('keepDraft'),
  },
  guards: { isEdited: ({ context }) => context.isEdited },
});
const call = callOf(dashboard);

/** The dashboard of a blog: whose it is, how they want it shown, and what they make of it. */
export const dashboardMachine = dashboard.createMachine({
  id: 'dashboard',
  context: ({ input: { kept } }) => ({ kept, profile: null, stored: nothingSaved, isEdited: false, message: null }),
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      tags: 'loading',
      invoke: call('fetchProfile', {
        found: { target: 'loadingConfig', actions: 'rememberProfile' },
        nobody: 'nobody',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    loadingConfig: {
      tags: 'loading',
      invoke: call('fetchConfig', {
        input: ({ context }) => ({ id: context.profile?._id ?? '' }),
        done: { target: 'ready', actions: 'rememberStored' },
        // Without a config the page is as it is by default, and nobody is told.
        failed: 'ready',
      }),
    },
    nobody: { on: { 'session.leave': { actions: 'endSession' } } },
    failed: { on: { 'call.retry': 'reloading', 'session.leave': { actions: 'endSession' } } },
    reloading: {
      tags: 'loading',
      invoke: call('loadFully', { done: 'failed', failed: 'failed' }),
    },
    ready: {
      invoke: [
        { id: 'toast', src: 'toast', systemId: 'toast' },
        { id: 'panes', src: 'panes' },
        {
          id: 'editing',
          src: 'editing',
          input: ({ context: { profile, stored, kept } }) => ({
            facts: profile === null ? noFacts : factsOf(profile),
            blog: { username: profile?.username ?? '', id: profile?._id ?? '' },
            stored,
            kept,
          }),
          onSnapshot: {
            actions: [
              { type: 'rememberEdited', params: ({ event }) => event.snapshot },
              { type: 'keepDraft', params: ({ event }) => event.snapshot },
            ],
          },
        },
      ],
      initial: 'open',
      states: {
        open: {
          on: { 'session.leave': [{ guard: 'isEdited', target: 'leaving' }, { actions: 'endSession' }] },
        },
        leaving: {
          on: {
            'leave.confirm': { target: 'open', actions: 'endSession' },
            'leave.cancel': 'open',
          },
        },
      },
    },
  },
});

export type DashboardActor = ActorRefFrom<typeof dashboardMachine>;
export type DashboardSnapshot = SnapshotFrom<typeof dashboardMachine>;
