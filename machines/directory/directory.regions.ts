import { not } from 'xstate';
import { withChoice } from '#machines/rules/comparison-address.ts';
import { withoutListSearch } from '#machines/rules/list-look.ts';
import { creatorIn } from '#rules/directory-address.ts';
import type { Parameters } from '#rules/parameters.ts';
import { groupIn, namesOf, optionsOffered, tripTypesOffered } from '../option-counts/option-counts.view.ts';
import { firstAddress } from '../own-lists/own-lists.view.ts';
import { type AddressChange, directory } from './directory.setup.ts';

const parametersOf = ({ event }: { event: AddressChange }) => event.parameters;

/** The address follows the search, and details that the list lacks are fetched. */
export const search = directory.createStateConfig({
  on: {
    'address.change': [
      {
        guard: { type: 'returnsToAnotherSearch', params: ({ event }) => event },
        actions: [
          { type: 'returnToSearch', params: parametersOf },
          { type: 'rememberAddress', params: parametersOf },
          'fetchDetails',
          'closeSearchDialog',
        ],
      },
      { actions: [{ type: 'rememberAddress', params: parametersOf }, 'fetchDetails'] },
    ],
    'search.started': { actions: [{ type: 'writeSearch', params: ({ event }) => event }, 'retryDetails'] },
    'page.appended': {
      guard: not('namesCreator'),
      actions: {
        type: 'focusCard',
        params: ({ context: { loaded }, event: { creators } }) =>
          creators.find(({ _id }) => loaded.every((each) => each._id !== _id))?._id ?? '',
      },
    },
    'creators.loaded': { actions: [{ type: 'rememberLoaded', params: ({ event }) => event.creators }, 'fetchDetails'] },
    'shortlist.changed': { actions: [{ type: 'rememberListed', params: ({ event }) => event.ids }, 'fetchDetails'] },
    'comparison.toggle': {
      guard: { type: 'isChoosable', params: ({ event }) => event.id },
      actions: {
        type: 'writeParameters',
        params: ({ context, event }) => ({ parameters: withChoice(context.parameters, event.id), isStep: false }),
      },
    },
  },
});

export const filters = directory.createStateConfig({
  on: {
    'filters.applied': { actions: ['closeGroup', 'closeSheet'] },
    'group.toggle': { actions: [{ type: 'toggleGroup', params: ({ event }) => event.group }, 'closeCitySearch'] },
    'group.dismiss': { actions: ['closeGroup', 'closeCitySearch'] },
    'group.search': [
      {
        guard: { type: 'isCityGroup', params: ({ event }) => event.group },
        actions: [
          { type: 'searchOptions', params: ({ event }) => event.text },
          { type: 'searchCities', params: ({ event }) => event.text },
        ],
      },
      { actions: { type: 'searchOptions', params: ({ event }) => event.text } },
    ],
  },
});

/** How many creators each option of the open group would leave. */
export const counts = directory.createStateConfig({
  on: {
    'query.changed': { actions: { type: 'changeQuestion', params: { query: null } } },
    'search.started': { actions: { type: 'changeQuestion', params: ({ event: { query } }) => ({ query }) } },
    'creators.loaded': {
      actions: {
        type: 'changeQuestion',
        params: ({ event }) => ({ options: { tripType: tripTypesOffered(event.tripTypes) } }),
      },
    },
    'group.changed': {
      actions: { type: 'changeQuestion', params: ({ event }) => ({ group: groupIn(event.group) }) },
    },
    'lists.loaded': {
      actions: { type: 'changeQuestion', params: ({ event }) => ({ options: optionsOffered(event.lists) }) },
    },
    'cities.changed': {
      actions: { type: 'changeQuestion', params: ({ event }) => ({ options: { found: namesOf(event.cities) } }) },
    },
  },
});

const withList = (parameters: Parameters, list: string): Parameters => [
  ...withoutListSearch(parameters).filter(([name]) => name !== 'list'),
  ['list', list],
];

/** The lists of the shortlist change the shortlist and the address. */
export const lists = directory.createStateConfig({
  on: {
    'lists.changed': { actions: { type: 'replaceLists', params: ({ event }) => event.lists } },
    'lists.outdated': { actions: 'refreshShortlist' },
    'call.cancelled': { actions: 'expireShortlist' },
    'list.created': [
      {
        guard: { type: 'isForCreator', params: ({ event }) => event },
        actions: {
          type: 'putIntoList',
          params: ({ event: { id, creatorId } }) => ({ ids: [creatorId ?? ''], listId: id, isIn: true }),
        },
      },
      {
        actions: {
          type: 'writeParameters',
          params: ({ context, event }) => ({ parameters: withList(context.parameters, event.id), isStep: true }),
        },
      },
    ],
    'list.removed': {
      actions: {
        type: 'writeParameters',
        params: ({ context }) => ({ parameters: withList(context.parameters, firstAddress), isStep: false }),
      },
    },
    'address.change': [
      {
        guard: { type: 'showsAnotherList', params: parametersOf },
        actions: ['leaveList', 'closeListDialog', 'closeAdditionDialog', 'closeSearchDialog', 'endChoice'],
      },
      {
        guard: { type: 'showsAnotherCreator', params: parametersOf },
        actions: ['closeListDialog', 'closeAdditionDialog', 'closeSearchDialog'],
      },
    ],
  },
});

const writeLook = ['writeLook', 'rememberLook'] as const;

/** The search and the order of a list, which the address has as well. */
export const look = directory.createStateConfig({
  on: {
    'list.search': {
      target: '.typing',
      actions: { type: 'changeLook', params: ({ event: { search } }) => ({ search }) },
    },
    'list.sort': {
      target: '.written',
      actions: [{ type: 'changeLook', params: ({ event: { sort } }) => ({ sort }) }, ...writeLook],
    },
    'address.change': {
      guard: { type: 'showsAnotherLook', params: parametersOf },
      target: '.written',
      actions: { type: 'readLook', params: parametersOf },
    },
  },
  initial: 'written',
  states: {
    written: {},
    typing: { after: { searchDebounce: { target: 'written', actions: writeLook } } },
  },
});

export const profile = directory.createStateConfig({
  initial: 'closed',
  states: {
    closed: { always: { guard: 'namesCreator', target: 'open' } },
    open: {
      entry: { type: 'readAhead', params: ({ context }) => creatorIn(context.parameters) ?? '' },
      invoke: {
        id: 'profile',
        src: 'profile',
        input: ({ context }) => ({ id: creatorIn(context.parameters) ?? '' }),
      },
      always: { guard: not('namesCreator'), target: 'closed' },
      on: {
        'address.change': [
          {
            guard: { type: 'opensAnotherProfile', params: parametersOf },
            target: 'open',
            reenter: true,
          },
          { actions: { type: 'readAhead', params: ({ event }) => creatorIn(event.parameters) ?? '' } },
        ],
        'creators.loaded': {
          actions: { type: 'readAhead', params: ({ context }) => creatorIn(context.parameters) ?? '' },
        },
        'profile.turn': { actions: { type: 'turnTo', params: ({ event }) => event.id } },
        'profile.close': { actions: 'leaveCreator' },
      },
    },
  },
});
