import { brokenPageMachine } from '#machines/broken-page/broken-page.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

export const brokenPageModel = modelOf({
  title: 'Page that cannot be shown',
  machine: brokenPageMachine,
  input: undefined,
  events: {},
  answers: { loadFully: [undefined] },
});
