import { mailChoicesMachine } from '#machines/mail-choices/mail-choices.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const shown = ['Emails', 'Stay offered', 'Stay declined'];

export const flow = {
  model: modelOf({
    title: 'Choice of emails',
    machine: mailChoicesMachine,
    input: undefined,
    events: { 'kind.toggle': [{ kind: 'stay.offered' }], 'call.retry': [{}] },
    answers: {
      readMailChoices: [{ muted: [] }],
      saveMailChoices: [{ muted: ['stay.offered'] }],
    },
    vertex: ({ muted }) => muted,
    isConsistent: (page, { saveMailChoices }, { saveMailChoices: asked }) =>
      !page.matches('saved') || asked === saveMailChoices,
  }),
  guide: {
    role: 'A creator',
    address: '/blog/demo-creator/notifications',
    start: 'Sign in at `/login` as the demo creator.',
    answers: { readMailChoices: { done: 'open the page' }, saveMailChoices: { done: 'turn a switch' } },
  },
  words: { 'kind.toggle': 'Turn the emails about offered stays on or off' },
  shown: {
    texts: {
      loading: ['Emails', 'Loading your choices...'],
      failed: ['Emails', 'Try again'],
      ready: shown,
      saving: [...shown, 'Saving...'],
      saved: [...shown, 'Saved'],
      unsaved: [...shown, 'Try again'],
    },
  },
  gestures: {
    'kind.toggle': ({ press }) => press('Stay offered'),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
