import { continuedDraftMachine } from '#machines/continued-draft/continued-draft.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { continued, deadLinks, saved } from './continued-draft.flow.ts';

const go = { type: 'draft.continue' } as const;
const keep = { type: 'draft.keep' } as const;
const loading = { calls: { readDraft: undefined } };
const form = { tags: ['form'] };
const continuing = { calls: { continueDraft: undefined }, ...form };
const over = { tags: ['over'] };

const opened = (
  open: Open<typeof continuedDraftMachine>,
  ownName: string | null,
): Run<typeof continuedDraftMachine> => {
  const page = open({ ownName });
  page.answer('readDraft', { kind: 'open', draft: saved });
  return page;
};

export const journeys = journeysOf({
  machine: continuedDraftMachine,
  file: 'continued-draft/continued-draft.machine.ts',
  journeys: {
    'continues only after the press of the button, and stores what the link brings'(open) {
      const page = open({ ownName: null });
      page.isIn('loading', { ...loading, context: { draft: null, continued: null, message: null } });
      page.rejects(go, keep);
      page.answer('readDraft', { kind: 'open', draft: saved });
      page.isIn('ready.calm', { ...form, context: { draft: saved } });
      page.rejects(keep);
      page.send(go);
      page.isIn('continuing', continuing);
      page.rejects(go, keep);
      const answer = { kind: 'continued', draft: continued } as const;
      page.answer('continueDraft', answer);
      page.isIn('continued', {
        output: undefined,
        effects: [{ storeDraft: answer }],
        context: { continued },
      });
    },
    'keeps the answers of this device where the applicant wants that, and uses no link'(open) {
      const page = opened(open, '');
      page.send(keep);
      page.isIn('kept', { output: undefined, effects: [], context: { continued: null } });
    },
    'says why the link did not open, until it does'(open) {
      const page = open({ ownName: null });
      page.fail('readDraft', { message: 'Network Error' });
      page.isIn('failed', { ...over, context: { message: 'Network Error' } });
      page.send({ type: 'call.retry' });
      page.isIn('loading', { ...loading, context: { message: null } });
      const late = opened(open, 'Ada');
      late.send(go);
      late.answer('continueDraft', { kind: 'refused', message: 'Too many.' });
      late.isIn('ready.refused', { ...form, context: { message: 'Too many.' } });
      late.send(go);
      late.isIn('continuing', { ...continuing, context: { message: null } });
      late.fail('continueDraft', { message: 'Network Error' });
      late.isIn('ready.refused', { ...form, context: { message: 'Network Error' } });
      late.send(keep);
      late.isIn('kept', { output: undefined });
    },
    'says that a link is unknown, was used or has expired'(open) {
      for (const answer of deadLinks) {
        const page = open({ ownName: null });
        page.answer('readDraft', answer);
        page.isIn(answer.kind, { ...over, output: undefined });
        const late = opened(open, null);
        late.send(go);
        late.answer('continueDraft', answer);
        late.isIn(answer.kind, { ...over, output: undefined });
      }
    },
  },
});
