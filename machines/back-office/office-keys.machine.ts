import { type ActorRefFrom, fromCallback, setup } from 'xstate';
import { effectNotProvided } from '../not-provided.ts';

export const officeKeys = ['j', 'k', 'a', 'r', '/', '?'] as const;
export type OfficeKey = (typeof officeKeys)[number];

/** What is pressed outside of any field. */
export type StruckKey = { type: 'key.strike'; key: OfficeKey };

/** The keys of the back office: each does what a control of the page does, and they can be turned off. */
export const officeKeysMachine = setup({
  types: {} as {
    input: { isOn: boolean };
    context: { isOn: boolean };
    events: StruckKey | { type: 'keys.switch' } | { type: 'help.show' } | { type: 'help.hide' };
  },
  actors: { watchKeys: fromCallback<StruckKey>(() => {}) },
  actions: {
    obeyKey: (_, _key: OfficeKey) => effectNotProvided('obeyKey'),
    /** For the next time on this device. */
    keepSwitch: (_, _isOn: boolean) => effectNotProvided('keepSwitch'),
  },
  guards: { isOn: ({ context }) => context.isOn },
}).createMachine({
  id: 'officeKeys',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    keys: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'isOn', target: 'listening' }, { target: 'silent' }] },
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
      initial: 'hidden',
      states: {
        hidden: { on: { 'help.show': 'shown' } },
        shown: { on: { 'help.hide': 'hidden' } },
      },
    },
  },
});

export type OfficeKeysActor = ActorRefFrom<typeof officeKeysMachine>;
