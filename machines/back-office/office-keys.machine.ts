import { type ActorRefFrom, fromCallback, fromPromise, setup } from 'xstate';
import { callOf } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

/** Where j, k, /, r and Escape move the keyboard focus. `decision` closes the form of a rejection. */
export type FocusTarget = 'nextRow' | 'previousRow' | 'search' | 'rejection' | 'decision';

/** What a, t, x, z and Escape ask the page to do. `row` is the row that has the focus. */
export type Shortcut =
  | { type: 'approval.requested' }
  | { type: 'take.requested' }
  | { type: 'tick.requested'; row: string | null }
  | { type: 'undo.requested' }
  | { type: 'clearing.requested' };

export type KeyPress =
  | { type: 'focus.move'; to: FocusTarget }
  | { type: 'shortcut.use'; shortcut: Shortcut }
  | { type: 'help.show' };

/** Whether the keys are used on this device. */
export type SwitchAnswer = { kind: 'on' } | { kind: 'off' };

const keys = setup({
  types: {} as { events: KeyPress | { type: 'keys.switch' } | { type: 'help.hide' } },
  actors: {
    watchKeys: fromCallback<KeyPress>(() => {}),
    readSwitch: fromPromise<SwitchAnswer>(notProvided('readSwitch')),
  },
  actions: {
    moveFocus: (_, _to: FocusTarget) => effectNotProvided('moveFocus'),
    keepSwitch: (_, _isOn: boolean) => effectNotProvided('keepSwitch'),
    report: report<Shortcut>(),
  },
});
const call = callOf(keys);

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
            'focus.move': { actions: { type: 'moveFocus', params: ({ event }) => event.to } },
            'shortcut.use': { actions: { type: 'report', params: ({ event }) => event.shortcut } },
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
