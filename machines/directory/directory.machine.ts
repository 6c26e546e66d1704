import { type ActorRefFrom, assign, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { isChoosable, withChoice } from '#machines/rules/comparison-address.ts';
import { creatorIn, type Parameters, readAddress, valueIn, writeAddress } from '#rules/directory-address.ts';
import { addressBar } from '../address-bar.ts';
import { type CitySearchSnapshot, citySearchMachine } from '../city-search/city-search.machine.ts';
import { creatorDetailsMachine } from '../creator-details/creator-details.machine.ts';
import { creatorProfileMachine } from '../creator-profile/creator-profile.machine.ts';
import { type DiscoverySnapshot, discoveryMachine } from '../discovery/discovery.machine.ts';
import { appliedQuery, idsWithoutTrips } from '../discovery/discovery.view.ts';
import { type FilterPanelSnapshot, filterPanelMachine, type PanelGroup } from '../filter-panel/filter-panel.machine.ts';
import { effectNotProvided } from '../not-provided.ts';
import { optionCountsMachine } from '../option-counts/option-counts.machine.ts';
import { citiesOffered, groupIn, optionsOffered, tripTypesOffered } from '../option-counts/option-counts.view.ts';
import { type ReferenceListsSnapshot, referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import { type ShortlistSnapshot, shortlistMachine } from '../shortlist/shortlist.machine.ts';
import { listedIds } from '../shortlist/shortlist.view.ts';

interface Types {
  input: { parameters: Parameters; today: string };
  context: {
    /** The address as it is. */
    parameters: Parameters;
    /** What of the first address says nothing that the directory knows. */
    ignored: string[];
    /** The viewer's day. */
    today: string;
    /** What the list has loaded, and whom the shortlist names: what either lacks of them is fetched. */
    loaded: CreatorItem[];
    listed: string[];
    /** So many were loaded before another page was asked for. */
    before: number;
  };
  events:
    | { type: 'address.change'; parameters: Parameters; isReturn: boolean }
    | { type: 'filters.apply' }
    | { type: 'group.toggle'; group: PanelGroup }
    | { type: 'group.search'; group: PanelGroup; text: string }
    | { type: 'group.dismiss' }
    | { type: 'profile.turn'; id: string }
    | { type: 'profile.close' }
    | { type: 'comparison.toggle'; id: string }
    | { type: 'list.open'; list: string; isStep: boolean }
    | { type: 'xstate.snapshot.discovery'; snapshot: DiscoverySnapshot }
    | { type: 'xstate.snapshot.shortlist'; snapshot: ShortlistSnapshot }
    | { type: 'xstate.snapshot.panel'; snapshot: FilterPanelSnapshot }
    | { type: 'xstate.snapshot.lists'; snapshot: ReferenceListsSnapshot }
    | { type: 'xstate.snapshot.city'; snapshot: CitySearchSnapshot };
  children: {
    discovery: 'discovery';
    details: 'details';
    panel: 'panel';
    lists: 'lists';
    city: 'city';
    counts: 'counts';
    shortlist: 'shortlist';
    profile: 'profile';
    addressBar: 'addressBar';
  };
}

const directory = setup({
  types: {} as Types,
  actors: {
    discovery: discoveryMachine,
    details: creatorDetailsMachine,
    panel: filterPanelMachine,
    lists: referenceListsMachine,
    city: citySearchMachine,
    counts: optionCountsMachine,
    shortlist: shortlistMachine,
    profile: creatorProfileMachine,
    addressBar,
  },
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => ({ parameters })),
    rememberLoaded: assign((_, list: DiscoverySnapshot) => ({ loaded: list.context.searchResults })),
    rememberListed: assign((_, shortlist: ShortlistSnapshot) => ({ listed: listedIds(shortlist) })),
    rememberCount: assign((_, list: DiscoverySnapshot) => ({ before: list.context.searchResults.length })),
    writeSearch: sendTo('addressBar', (_, list: DiscoverySnapshot) => ({
      type: 'search.write',
      parameters: searchOf(list),
    })),
    turnTo: sendTo('addressBar', (_, id: string) => ({ type: 'creator.turn', id })),
    writeParameters: sendTo('addressBar', (_, order: { parameters: Parameters; isStep: boolean }) => ({
      type: 'parameters.write',
      ...order,
    })),
    leaveCreator: sendTo('addressBar', { type: 'creator.leave' }),
    wantDetails: sendTo('details', ({ context }) => ({
      type: 'details.want',
      ids: lackingIn(context),
      isListed: showsList(context),
    })),
    retryDetails: sendTo('details', { type: 'call.retry' }),
    returnToSearch: sendTo('discovery', (_, parameters: Parameters) => ({
      type: 'query.return',
      ...searchIn({ parameters }),
    })),
    loadList: sendTo('discovery', { type: 'list.load' }),
    loadMore: sendTo('discovery', { type: 'page.more' }),
    toggleGroup: sendTo('panel', (_, group: PanelGroup) => ({ type: 'group.toggle', group })),
    foldGroup: sendTo('panel', { type: 'panel.dismiss' }),
    shutSheet: sendTo('panel', { type: 'sheet.close' }),
    narrowOptions: sendTo('panel', (_, text: string) => ({ type: 'text.change', text })),
    findCities: sendTo('city', (_, text: string) => ({ type: 'text.change', text })),
    forgetCities: sendTo('city', { type: 'search.close' }),
    sendQuery: sendTo('counts', (_, list: DiscoverySnapshot) => ({
      type: 'question.tell',
      told: { query: appliedQuery(list), options: tripTypesOffered(list) },
    })),
    tellGroup: sendTo('counts', (_, panel: FilterPanelSnapshot) => ({
      type: 'question.tell',
      told: { group: groupIn(panel) },
    })),
    tellOptions: sendTo('counts', (_, lists: ReferenceListsSnapshot) => ({
      type: 'question.tell',
      told: { options: optionsOffered(lists) },
    })),
    tellCities: sendTo('counts', (_, city: CitySearchSnapshot) => ({
      type: 'question.tell',
      told: { options: citiesOffered(city) },
    })),
    loadLater: () => effectNotProvided('loadLater'),
    focusCard: (_, _id: string) => effectNotProvided('focusCard'),
  },
  guards: {
    isLoading: (_, list: DiscoverySnapshot) => list.matches('loading'),
    isAsked: (_, list: DiscoverySnapshot) => !list.matches('waiting'),
    isAppending: (_, list: DiscoverySnapshot) => list.matches('appending'),
    isReady: (_, list: DiscoverySnapshot) => list.matches('ready'),
    /** Back and Forward between two searches. */
    returnsToAnother: ({ context }, { parameters, isReturn }: { parameters: Parameters; isReturn: boolean }) =>
      isReturn && searchAt(parameters) !== searchAt(context.parameters),
    /** Whose options are cities of the whole world. */
    isOfCities: (_, group: PanelGroup) => group === 'city' || group === 'there',
    isChoosable: ({ context }, id: string) => isChoosable(context.parameters, id),
    namesCreator: ({ context }) => creatorIn(context.parameters) !== null,
    isAtEnd: ({ context }) => context.loaded.at(-1)?._id === creatorIn(context.parameters),
    namesAnother: ({ context }, named: string | null) => named !== null && named !== creatorIn(context.parameters),
  },
});

export const searchOf = ({ context: { applied, searchQuery, sortBy } }: DiscoverySnapshot) =>
  writeAddress({ ...applied, search: searchQuery }, sortBy);

/** Those who came without trips, and upon a list of the shortlist those whom it alone names. */
function lackingIn({ parameters, loaded, listed }: Types['context']): string[] {
  const away = new Set(showsList({ parameters }) ? listed : []);
  if (away.size > 0) for (const { _id } of loaded) away.delete(_id);
  return [...idsWithoutTrips(loaded), ...away];
}

const showsList = ({ parameters }: Pick<Types['context'], 'parameters'>): boolean =>
  Boolean(valueIn('list', parameters));

function startingWith({ parameters, today }: Types['input']): Types['context'] {
  const { ignored } = readAddress(parameters);
  return { parameters, ignored, today, loaded: [], listed: [], before: 0 };
}

/** A profile or the shortlist, opened over a search, leave it the same search. */
export function searchAt(parameters: Parameters): string {
  const { query, sort } = readAddress(parameters);
  return String(writeAddress(query, sort));
}

function searchIn({ parameters }: Pick<Types['context'], 'parameters'>) {
  const { query, sort } = readAddress(parameters);
  const { search: searchQuery, ...filters } = query;
  return { searchQuery, sortBy: sort, filters };
}

/** The page of the directory: which flows meet upon it, and what each of them is told of the others. */
export const directoryMachine = directory.createMachine({
  id: 'directory',
  context: ({ input }) => startingWith(input),
  entry: 'loadLater',
  invoke: [
    { id: 'discovery', src: 'discovery', input: ({ context }) => searchIn(context), onSnapshot: [] },
    { id: 'shortlist', src: 'shortlist', onSnapshot: [] },
    { id: 'details', src: 'details' },
    { id: 'panel', src: 'panel', onSnapshot: [] },
    { id: 'lists', src: 'lists', onSnapshot: [] },
    { id: 'city', src: 'city', input: { least: 1 }, onSnapshot: [] },
    { id: 'counts', src: 'counts' },
    { id: 'addressBar', src: 'addressBar' },
  ],
  type: 'parallel',
  states: {
    /** The address follows the search; what the list left out is fetched, and who could not be reached, with the next search again. Each hears it every time, and knows whether it is news. */
    search: {
      on: {
        'address.change': [
          {
            guard: { type: 'returnsToAnother', params: ({ event }) => event },
            actions: [
              { type: 'returnToSearch', params: ({ event }) => event.parameters },
              { type: 'rememberAddress', params: ({ event }) => event.parameters },
              'wantDetails',
            ],
          },
          { actions: [{ type: 'rememberAddress', params: ({ event }) => event.parameters }, 'wantDetails'] },
        ],
        'xstate.snapshot.discovery': [
          {
            guard: { type: 'isLoading', params: ({ event }) => event.snapshot },
            actions: [{ type: 'writeSearch', params: ({ event }) => event.snapshot }, 'retryDetails'],
          },
          {
            guard: { type: 'isAsked', params: ({ event }) => event.snapshot },
            actions: [
              { type: 'writeSearch', params: ({ event }) => event.snapshot },
              { type: 'rememberLoaded', params: ({ event }) => event.snapshot },
              'wantDetails',
            ],
          },
        ],
        'comparison.toggle': {
          guard: { type: 'isChoosable', params: ({ event }) => event.id },
          actions: {
            type: 'writeParameters',
            params: ({ context, event }) => ({ parameters: withChoice(context.parameters, event.id), isStep: false }),
          },
        },
        'list.open': {
          actions: {
            type: 'writeParameters',
            params: ({ context: { parameters }, event: { list, isStep } }) => ({
              parameters: [...parameters.filter(([name]) => name !== 'list'), ['list', list]],
              isStep,
            }),
          },
        },
        'xstate.snapshot.shortlist': {
          actions: [{ type: 'rememberListed', params: ({ event }) => event.snapshot }, 'wantDetails'],
        },
      },
    },
    /** What one press asks of several flows. */
    filters: {
      on: {
        'filters.apply': { actions: ['loadList', 'foldGroup', 'shutSheet'] },
        'group.toggle': { actions: [{ type: 'toggleGroup', params: ({ event }) => event.group }, 'forgetCities'] },
        'group.dismiss': { actions: ['foldGroup', 'forgetCities'] },
        'group.search': [
          {
            guard: { type: 'isOfCities', params: ({ event }) => event.group },
            actions: [
              { type: 'narrowOptions', params: ({ event }) => event.text },
              { type: 'findCities', params: ({ event }) => event.text },
            ],
          },
          { actions: { type: 'narrowOptions', params: ({ event }) => event.text } },
        ],
      },
    },
    /** Beside each option stands how many it would leave: of the group that is unfolded, for the query that was asked. */
    counts: {
      on: {
        'xstate.snapshot.discovery': { actions: { type: 'sendQuery', params: ({ event }) => event.snapshot } },
        'xstate.snapshot.panel': { actions: { type: 'tellGroup', params: ({ event }) => event.snapshot } },
        'xstate.snapshot.lists': { actions: { type: 'tellOptions', params: ({ event }) => event.snapshot } },
        'xstate.snapshot.city': { actions: { type: 'tellCities', params: ({ event }) => event.snapshot } },
      },
    },
    /** After another page the keyboard goes on at its first card, unless a profile lies over the cards. */
    focus: {
      initial: 'free',
      states: {
        free: {
          on: {
            'xstate.snapshot.discovery': {
              guard: { type: 'isAppending', params: ({ event }) => event.snapshot },
              target: 'awaiting',
              actions: { type: 'rememberCount', params: ({ event }) => event.snapshot },
            },
          },
        },
        awaiting: {
          on: {
            'xstate.snapshot.discovery': [
              { guard: { type: 'isAppending', params: ({ event }) => event.snapshot } },
              { guard: 'namesCreator', target: 'free' },
              {
                guard: { type: 'isReady', params: ({ event }) => event.snapshot },
                target: 'free',
                actions: {
                  type: 'focusCard',
                  params: ({ context, event }) => event.snapshot.context.searchResults[context.before]?._id ?? '',
                },
              },
              { target: 'free' },
            ],
          },
        },
      },
    },
    profile: {
      initial: 'closed',
      states: {
        closed: { always: { guard: 'namesCreator', target: 'open' } },
        open: {
          invoke: {
            id: 'profile',
            src: 'profile',
            input: ({ context }) => ({ id: creatorIn(context.parameters) ?? '' }),
          },
          always: { guard: not('namesCreator'), target: 'closed' },
          on: {
            'address.change': {
              guard: { type: 'namesAnother', params: ({ event }) => creatorIn(event.parameters) },
              target: 'open',
              reenter: true,
            },
            'profile.turn': { actions: { type: 'turnTo', params: ({ event }) => event.id } },
            'profile.close': { actions: 'leaveCreator' },
          },
          initial: 'within',
          states: {
            within: { always: { guard: 'isAtEnd', target: 'atEnd' } },
            /** Whoever is the last of those loaded has somebody behind them, if there is anybody. */
            atEnd: { entry: 'loadMore', always: { guard: not('isAtEnd'), target: 'within' } },
          },
        },
      },
    },
  },
});

export type DirectoryActor = ActorRefFrom<typeof directoryMachine>;
export type DirectorySnapshot = SnapshotFrom<typeof directoryMachine>;
