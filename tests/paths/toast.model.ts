import { toastMachine } from '#machines/toast/toast.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

export const toastModel = modelOf({
  title: 'Toast',
  machine: toastMachine,
  input: undefined,
  events: {
    'toast.show': [{ toast: { tone: 'success', text: 'Saved!' } }, { toast: { tone: 'danger', text: 'Not saved.' } }],
    'toast.dismiss': [{}],
    'toast.hold': [{}],
    'toast.release': [{}],
  },
  answers: {},
});
