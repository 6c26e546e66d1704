import { invitationSettingsMachine } from '#machines/invitation-settings/invitation-settings.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const initial = { areWelcome: true, maxOpen: 10 };
const label = 'Accept new invitations';
const shown = ['Invitations from hosts', label];

export const flow = {
  model: modelOf({
    title: 'Invitation settings',
    machine: invitationSettingsMachine,
    input: undefined,
    events: {
      'welcome.switch': [{ areWelcome: false }, { areWelcome: true }],
      'limit.choose': [{ maxOpen: 3 }, { maxOpen: 10 }],
    },
    answers: { readSettings: [initial, 'missing'], saveSettings: [undefined] },
    restingStates: ['missing'],
    vertex: ({ settings, lastSent, message }) => [settings, lastSent, message === null],
    isConsistent: (page, { saveSettings }, { saveSettings: asked }) =>
      !page.matches({ known: 'saved' }) ||
      (JSON.stringify(saveSettings) === JSON.stringify(page.context.settings) && asked === saveSettings),
  }),
  guide: {
    conditions: { isSent: 'nothing changed while saving' },
    role: 'A creator',
    address: '/hotel-booking-requests',
    start: 'Sign in at `/login` as the demo creator.',
    answers: {
      readSettings: { done: 'open the page', missing: 'open the page on a server without invitations' },
      saveSettings: { done: 'change a setting' },
    },
  },
  words: {
    'welcome.switch': ({ areWelcome }) => `Turn “${label}” ${areWelcome ? 'on' : 'off'}`,
    'limit.choose': ({ maxOpen }) => `Choose ${maxOpen} at a time`,
  },
  shown: {
    texts: {
      loading: ['Invitations from hosts', 'Loading...'],
      failed: ['Invitations from hosts', 'Try again'],
      missing: [],
      'known.ready': shown,
      'known.saving': [...shown, 'Saving...'],
      'known.saved': [...shown, 'Saved'],
      'known.unsaved': [...shown, 'Try again'],
    },
    facts: {
      'known.ready': { [label]: 'on', 'Invitations that can wait for your reply at once': '10' },
    },
  },
  gestures: {
    'welcome.switch': ({ press }) => press(label),
    'limit.choose': ({ choose }, { maxOpen }) =>
      choose('Invitations that can wait for your reply at once', String(maxOpen)),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
