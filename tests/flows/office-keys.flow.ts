import { officeKeysMachine } from '#machines/back-office/office-keys.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Back office keys',
    machine: officeKeysMachine,
    input: undefined,
    events: {
      'focus.move': [{ to: 'nextRow' }],
      'shortcut.use': [{ shortcut: { type: 'approval.requested' } }],
    },
    answers: { readSwitch: [{ kind: 'on' }, { kind: 'off' }] },
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=applications',
    start: 'Sign in as `demo-staff`.',
    answers: {
      readSwitch: { on: 'turn the keys on and reload', off: 'turn the keys off and reload' },
    },
  },
  words: {
    'focus.move': 'Press j',
    'shortcut.use': 'Press a',
    'keys.switch': 'Press Use these keys',
    'help.show': 'Press Keys, or the key ?',
  },
  shown: {
    /** Is in the help. */
    buttons: { 'Use keyboard shortcuts': null },
    texts: {
      'keys.loading + help.closed': [],
      'keys.listening + help.closed': [],
      'keys.silent + help.closed': [],
      'keys.loading + help.open': ['Use keyboard shortcuts'],
      'keys.listening + help.open': ['Use keyboard shortcuts'],
      'keys.silent + help.open': ['Use keyboard shortcuts'],
    },
  },
  gestures: {
    'focus.move': ({ strike }) => strike('j'),
    'shortcut.use': ({ strike }) => strike('a'),
    'keys.switch': ({ press }) => press('Use keyboard shortcuts'),
    'help.show': ({ press }) => press('Keyboard shortcuts'),
    'help.hide': ({ press }) => press('Close'),
  },
  /** The switch is in the dialog, and keys do nothing behind it. */
  isOffered: (snapshot, { type }) => {
    const isHelped = snapshot.matches({ help: 'open' });
    return type === 'keys.switch' || type === 'help.hide' ? isHelped : !isHelped;
  },
  repeatable: { 'keys.switch': 'The second press takes it back.' },
} satisfies Flow;
