import { officeKeysMachine } from '#machines/back-office/office-keys.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Back office keys',
    machine: officeKeysMachine,
    input: undefined,
    events: { 'key.strike': [{ key: 'j' }], 'keys.switch': [{}], 'help.show': [{}], 'help.hide': [{}] },
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
    'key.strike': ({ key }) => `Press ${key}`,
    'keys.switch': 'Press Use these keys',
    'help.show': 'Press Keys, or the key ?',
    'help.hide': 'Press Close',
  },
  shown: {
    buttons: { Close: { type: 'help.hide' } },
    texts: {
      'keys.loading + help.closed': [],
      'keys.listening + help.closed': [],
      'keys.silent + help.closed': [],
      'keys.loading + help.open': ['Use these keys'],
      'keys.listening + help.open': ['Use these keys'],
      'keys.silent + help.open': ['Use these keys'],
    },
  },
  gestures: {
    'key.strike': ({ strike }, { key }) => strike(key),
    'keys.switch': ({ press }) => press('Use these keys'),
    'help.show': ({ press }) => press('Keys'),
    'help.hide': ({ press }) => press('Close'),
  },
  /** The switch is in the dialog, and keys do nothing behind it. */
  isOffered: (snapshot, { type }) => {
    const isHelped = snapshot.matches({ help: 'open' });
    if (type === 'key.strike' || type === 'help.show') return !isHelped;
    return isHelped;
  },
  repeatable: { 'keys.switch': 'The second press takes it back.' },
} satisfies Flow;
