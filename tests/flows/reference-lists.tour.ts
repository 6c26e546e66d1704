import type { Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/application',
  gestures: {
    'language.change': ({ plant }) => plant((lang) => document.documentElement.setAttribute('lang', lang), 'en'),
  },
  calls: { fetchLists: /^\/api\/reference-data\/languages$/ },
  isCutOff: (output) => Object.keys(Object(output).failures).length > 0,
  isPassable: (_, { type }) => type !== 'xstate.error.actor.fetchLists',
  unreachable: { 'loading — xstate.error.actor.fetchLists → failed #0': 'a failed list is an answer as well' },
};
