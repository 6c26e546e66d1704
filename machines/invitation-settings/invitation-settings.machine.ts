import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { defaultInvitationSettings } from '#contract/booking-choices.ts';
import type { InvitationSettings } from '#contract/hotel-booking.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** 'missing': the server has no invitations. */
export type SettingsAnswer = InvitationSettings | 'missing';

const invitations = setup({
  types: {} as {
    context: {
      settings: InvitationSettings;
      lastSent: InvitationSettings | null;
      message: string | null;
    };
    events:
      | { type: 'welcome.switch'; areWelcome: boolean }
      | { type: 'limit.choose'; maxOpen: number }
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
    rememberSent: assign(({ context: { settings } }) => ({ lastSent: settings })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isOtherAnswer: ({ context: { settings } }, areWelcome: boolean) => areWelcome !== settings.areWelcome,
    isOtherCount: ({ context: { settings } }, maxOpen: number) => settings.areWelcome && maxOpen !== settings.maxOpen,
    isSent: ({ context: { settings, lastSent } }) =>
      settings.areWelcome === lastSent?.areWelcome && settings.maxOpen === lastSent.maxOpen,
  },
});
const call = callOf(invitations);

const switchWelcome = {
  guard: { type: 'isOtherAnswer', params: ({ event }: { event: { areWelcome: boolean } }) => event.areWelcome },
  actions: {
    type: 'change',
    params: ({ event: { areWelcome } }: { event: { areWelcome: boolean } }) => ({ areWelcome }),
  },
} as const;

const chooseLimit = {
  guard: { type: 'isOtherCount', params: ({ event }: { event: { maxOpen: number } }) => event.maxOpen },
  actions: { type: 'change', params: ({ event: { maxOpen } }: { event: { maxOpen: number } }) => ({ maxOpen }) },
} as const;

/** Saves each change at once. A change during a save is saved after it, so that the last one wins. */
export const invitationSettingsMachine = invitations.createMachine({
  id: 'invitationSettings',
  context: { settings: defaultInvitationSettings, lastSent: null, message: null },
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
        'welcome.switch': { ...switchWelcome, target: '.saving' },
        'limit.choose': { ...chooseLimit, target: '.saving' },
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
          on: { 'welcome.switch': switchWelcome, 'limit.choose': chooseLimit },
        },
        comparing: { always: [{ guard: 'isSent', target: 'saved' }, { target: 'saving' }] },
        saved: {},
        unsaved: { on: { 'call.retry': 'saving' }, exit: 'forgetMessage' },
      },
    },
  },
});

export type InvitationSettingsActor = ActorRefFrom<typeof invitationSettingsMachine>;
export type InvitationSettingsSnapshot = SnapshotFrom<typeof invitationSettingsMachine>;
