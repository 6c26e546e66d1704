import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { defaultInvitationSettings } from '#contract/booking-choices.ts';
import type { InvitationSettings } from '#contract/hotel-booking.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** A server of the specification alone has no invitations. */
export type SettingsAnswer = InvitationSettings | 'missing';

const invitations = setup({
  types: {} as {
    context: {
      /** As they are shown, and are to be saved. */
      settings: InvitationSettings;
      /** As they were last sent. */
      sent: InvitationSettings | null;
      message: string | null;
    };
    events:
      | { type: 'welcome.switch'; areWelcome: boolean }
      | { type: 'most.choose'; maxOpen: number }
      | { type: 'call.retry' };
  },
  actors: {
    readSettings: fromPromise<SettingsAnswer>(notProvided('readSettings')),
    saveSettings: fromPromise<void, InvitationSettings>(notProvided('saveSettings')),
  },
  actions: {
    rememberSettings: assign((_, settings: InvitationSettings) => ({ settings })),
    change: assign(({ context: { settings } }, change: Partial<InvitationSettings>) => ({
      settings: { ...settings, ...change },
    })),
    rememberSent: assign(({ context: { settings } }) => ({ sent: settings })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isOtherwise: ({ context: { settings } }, areWelcome: boolean) => areWelcome !== settings.areWelcome,
    isOtherCount: ({ context: { settings } }, maxOpen: number) => settings.areWelcome && maxOpen !== settings.maxOpen,
    isAsSent: ({ context: { settings, sent } }) =>
      settings.areWelcome === sent?.areWelcome && settings.maxOpen === sent.maxOpen,
  },
});
const call = callOf(invitations);

/** What a creator says of invitations is saved at once; what is changed meanwhile is saved after it, so that the last word stays. */
export const invitationSettingsMachine = invitations.createMachine({
  id: 'invitationSettings',
  context: { settings: defaultInvitationSettings, sent: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readSettings', {
        missing: 'missing',
        done: { target: 'known', actions: 'rememberSettings' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    missing: {},
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    known: {
      on: {
        'welcome.switch': {
          guard: { type: 'isOtherwise', params: ({ event }) => event.areWelcome },
          target: '.saving',
          actions: { type: 'change', params: ({ event: { areWelcome } }) => ({ areWelcome }) },
        },
        'most.choose': {
          guard: { type: 'isOtherCount', params: ({ event }) => event.maxOpen },
          target: '.saving',
          actions: { type: 'change', params: ({ event: { maxOpen } }) => ({ maxOpen }) },
        },
      },
      initial: 'ready',
      states: {
        ready: {},
        saving: {
          entry: 'rememberSent',
          invoke: call('saveSettings', {
            input: ({ context }) => context.settings,
            done: 'comparing',
            failed: { target: 'unsaved', actions: 'rememberFailure' },
          }),
          on: {
            'welcome.switch': {
              guard: { type: 'isOtherwise', params: ({ event }) => event.areWelcome },
              actions: { type: 'change', params: ({ event: { areWelcome } }) => ({ areWelcome }) },
            },
            'most.choose': {
              guard: { type: 'isOtherCount', params: ({ event }) => event.maxOpen },
              actions: { type: 'change', params: ({ event: { maxOpen } }) => ({ maxOpen }) },
            },
          },
        },
        comparing: { always: [{ guard: 'isAsSent', target: 'saved' }, { target: 'saving' }] },
        saved: {},
        unsaved: { on: { 'call.retry': 'saving' }, exit: 'forgetMessage' },
      },
    },
  },
});

export type InvitationSettingsActor = ActorRefFrom<typeof invitationSettingsMachine>;
export type InvitationSettingsSnapshot = SnapshotFrom<typeof invitationSettingsMachine>;
