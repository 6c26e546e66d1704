import type { AnyMachineSnapshot } from 'xstate';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const lists = { languages: [], expertises: [], services: [], serviceOffers: [], suggestedCities: [] };

export const whole = {
  kind: 'whole' as const,
  lists: { ...lists, languages: [{ _id: 'tr', name: 'Turkish' }] },
  failures: {},
};
const failures = { languages: null, expertises: null, services: null, serviceOffers: null };
export const incomplete = { kind: 'incomplete' as const, lists, failures };

export const flow = {
  model: modelOf({
    title: 'Reference lists',
    machine: referenceListsMachine,
    input: undefined,
    events: {},
    answers: { fetchLists: [whole, incomplete] },
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    answers: {
      fetchLists: {
        whole: 'open the page',
        incomplete: 'block `/api/reference-data/languages` in the developer tools, then reload',
      },
    },
  },
  words: { 'language.change': 'Choose another language' },
  shown: {
    texts: { loading: ['Loading...'], ready: [], failed: ['Try again'] },
    where: Object.fromEntries(
      ['languages', 'expertises', 'services', 'service offers'].map((list) => [`Error fetching ${list}`, isNamed]),
    ),
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  elsewhere: { 'language.change': 'the language switch in the header' },
} satisfies Flow;

function isNamed({ failures: named }: { failures: object }, snapshot: AnyMachineSnapshot): boolean {
  return snapshot.matches('failed') && Object.keys(named).length > 0;
}
