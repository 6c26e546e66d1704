import { type ActorRefFrom, fromCallback, fromPromise, setup } from 'xstate';
import { callOf } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

export const officeKeys = ['j', 'k', 'x', 'a', 'r', 'z', '/', '?'] as const;
export type OfficeKey = (typeof officeKeys)[number];

/** What is pressed outside of any field. */
export type StruckKey = { type: 'key.strike'; key: OfficeKey };

/** Whether they are used on this device. */
export type SwitchAnswer = { kind: 'on' } | { kind: 'off' };

const keys = setup({
  types: {} as {
    events: StruckKey | { type: 'keys.switch' } | { type: 'help.show' } | { type: 'help.hide' };
  },
  actors: {
    watchKeys: fromCallback<StruckKey>(() => {}),
    readSwitch: fromPromise<SwitchAnswer>(notProvided('readSwitch')),
  },
  actions: {
    obeyKey: (_, _key: OfficeKey) => effectNotProvided('obeyKey'),
    /** For the next time on this device. */
    keepSwitch: (_, _isOn: boolean) => effectNotProvided('keepSwitch'),
  },
});
const call = callOf(keys);

/** The keys of the back office: each does what a control of the page does, and they can be turned off. */
export const officeKeysMachine = keys.createMachine({
  id: 'officeKeys',
  type: 'parallel',
  states: {
    keys: {
      initial: 'loading',
      states: {
        loading: { invoke: call('readSwitch', { on: 'listening', off: 'silent', failed: 'listening' }) },
        listening: {
          invoke: { id: 'watchKeys', src: 'watchKeys' },
          on: {
            'key.strike': { actions: { type: 'obeyKey', params: ({ event }) => event.key } },
            'keys.switch': { target: 'silent', actions: { type: 'keepSwitch', params: false } },
          },
        },
        silent: { on: { 'keys.switch': { target: 'listening', actions: { type: 'keepSwitch', params: true } } } },
      },
    },
    help: {
      initial: 'closed',
      states: {
        closed: { on: { 'help.show': 'open' } },
        open: { on: { 'help.hide': 'closed' } },
      },
    },
  },
});

export type OfficeKeysActor = ActorRefFrom<typeof officeKeysMachine>;
