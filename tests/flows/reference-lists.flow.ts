import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const lists = { languages: [], expertises: [], services: [], serviceOffers: [], suggestedCities: [] };

export const flow = {
  model: modelOf({
    title: 'Reference lists',
    machine: referenceListsMachine,
    input: undefined,
    events: { 'call.retry': [{}], 'language.change': [{}] },
    answers: {
      fetchLists: [
        { kind: 'whole', lists: { ...lists, languages: [{ _id: 'tr', name: 'Turkish' }] }, failures: {} },
        { kind: 'incomplete', lists, failures: { languages: null } },
      ],
    },
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
  words: { 'call.retry': 'Press Try again', 'language.change': 'Choose another language' },
  shown: {
    buttons: { 'Try again': { type: 'call.retry' } },
    texts: { loading: ['Loading...'], ready: [], failed: ['Try again'] },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  elsewhere: { 'language.change': 'the switch in the header, to every page' },
  tour: {
    path: '/application',
    gestures: {
      'language.change': ({ plant }) => plant((lang) => document.documentElement.setAttribute('lang', lang), 'en'),
    },
    calls: { fetchLists: /^\/api\/reference-data\/languages$/ },
    isCutOff: (output) => Object.keys(Object(output).failures).length > 0,
    isPassable: (_, { type }) => type !== 'xstate.error.actor.fetchLists',
    unreachable: { 'loading — xstate.error.actor.fetchLists → failed #0': 'a list that fails is an answer too' },
  },
} satisfies Flow;
