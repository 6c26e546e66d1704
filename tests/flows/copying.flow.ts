import { copyingMachine } from '#machines/copying/copying.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Copying',
    machine: copyingMachine,
    input: undefined,
    events: { 'text.copy': [{ text: 'https://vaya.example/blog/deniz' }] },
    answers: { copyText: [undefined] },
    isConsistent: ({ context }, _, { copyText }) => [undefined, context.text].includes(copyText?.text),
  }),
  guide: {
    ...demoDashboard,
    start: `${demoDashboard.start} The address of the blog is under General Settings.`,
    answers: { copyText: { done: 'allow the browser to write to the clipboard' } },
  },
  shown: {
    buttons: { Copy: { type: 'text.copy', text: 'https://vaya.example/blog/deniz' } },
    texts: {
      calm: [],
      copying: [],
      copied: ['Copied.'],
      notCopied: ['We couldn’t copy the link. Select it and copy it yourself.'],
    },
  },
  gestures: { 'text.copy': ({ press }) => press('Copy') },
  repeatable: { 'text.copy': 'Copies the same text again.' },
} satisfies Flow;
