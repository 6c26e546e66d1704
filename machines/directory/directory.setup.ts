import { assign, sendTo, setup } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import type { DirectorySort, FilterName } from '#contract/directory-choices.ts';
import type { OwnList } from '#contract/sponsor.ts';
import { isChoosable } from '#machines/rules/comparison-address.ts';
import { isLookStep, isSameLook, type ListLook, lookIn, withLook } from '#machines/rules/list-look.ts';
import type { DirectoryQuery } from '#rules/directory.ts';
import { creatorIn, readAddress, writeAddress } from '#rules/directory-address.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { type CitySearchReport, citySearchMachine } from '../city-search/city-search.machine.ts';
import { creatorDetailsMachine } from '../creator-details/creator-details.machine.ts';
import { creatorProfileMachine } from '../creator-profile/creator-profile.machine.ts';
import { type DiscoveryReport, discoveryMachine, searchDebounceMs } from '../discovery/discovery.machine.ts';
import { idsWithoutTrips } from '../discovery/discovery.view.ts';
import { type FilterPanelReport, filterPanelMachine } from '../filter-panel/filter-panel.machine.ts';
import { type ListAdditionReport, listAdditionMachine } from '../list-addition/list-addition.machine.ts';
import { effectNotProvided } from '../not-provided.ts';
import { optionCountsMachine, type Question } from '../option-counts/option-counts.machine.ts';
import { type OwnListsReport, ownListsMachine } from '../own-lists/own-lists.machine.ts';
import type { ChildrenOf, Running } from '../page-flows.ts';
import { type ReferenceListsReport, referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import { searchSavingMachine } from '../search-saving/search-saving.machine.ts';
import { type ListPut, type ShortlistReport, shortlistMachine } from '../shortlist/shortlist.machine.ts';

export interface AddressChange {
  type: 'address.change';
  parameters: Parameters;
  isReturn: boolean;
}

interface DirectoryContext {
  parameters: Parameters;
  /** Unknown or invalid parameters of the first address. */
  ignored: string[];
  today: string;
  loaded: CreatorItem[];
  listed: string[];
  /** As it is typed; the address has it after a pause. */
  look: ListLook;
}

const flows = {
  discovery: discoveryMachine,
  details: creatorDetailsMachine,
  panel: filterPanelMachine,
  lists: referenceListsMachine,
  city: citySearchMachine,
  counts: optionCountsMachine,
  shortlist: shortlistMachine,
  ownLists: ownListsMachine,
  listAddition: listAdditionMachine,
  searchSaving: searchSavingMachine,
  profile: creatorProfileMachine,
  addressBar,
};

interface Types {
  input: { parameters: Parameters; today: string };
  context: DirectoryContext;
  events:
    | AddressChange
    | { type: 'group.toggle'; group: FilterName }
    | { type: 'group.search'; group: FilterName; text: string }
    | { type: 'group.dismiss' }
    | { type: 'profile.turn'; id: string }
    | { type: 'profile.close' }
    | { type: 'comparison.toggle'; id: string }
    | { type: 'list.search'; search: string }
    | { type: 'list.sort'; sort: ListLook['sort'] }
    | DiscoveryReport
    | ShortlistReport
    | FilterPanelReport
    | ReferenceListsReport
    | CitySearchReport
    | OwnListsReport
    | ListAdditionReport;
  children: ChildrenOf<typeof flows>;
}

export const directory = setup({
  types: {} as Types,
  actors: flows,
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => ({ parameters })),
    rememberLoaded: assign((_, loaded: CreatorItem[]) => ({ loaded })),
    rememberListed: assign((_, listed: string[]) => ({ listed })),
    writeSearch: sendTo('addressBar', (_, { query, sort }: { query: DirectoryQuery; sort: DirectorySort }) => ({
      type: 'search.write',
      parameters: writeAddress(query, sort),
    })),
    writeParameters: sendTo('addressBar', (_, order: { parameters: Parameters; isStep: boolean }) => ({
      type: 'parameters.write',
      ...order,
    })),
    changeLook: assign(({ context: { look } }, change: Partial<ListLook>) => ({ look: { ...look, ...change } })),
    readLook: assign((_, parameters: Parameters) => ({ look: lookIn(parameters) })),
    writeLook: sendTo('addressBar', ({ context: { parameters, look } }) => ({
      type: 'parameters.write',
      parameters: withLook(parameters, look),
      isStep: isLookStep(lookIn(parameters), look),
    })),
    rememberLook: assign(({ context: { parameters, look } }) => ({ parameters: withLook(parameters, look) })),
    turnTo: sendTo('addressBar', (_, id: string) => ({ type: 'creator.turn', id })),
    leaveCreator: sendTo('addressBar', { type: 'creator.leave' }),
    fetchDetails: sendTo('details', ({ context }) => ({
      type: 'details.want',
      ids: missingDetails(context),
      isListed: showsList(context.parameters),
    })),
    retryDetails: sendTo('details', { type: 'call.retry' }),
    returnToSearch: sendTo('discovery', (_, parameters: Parameters) => ({
      type: 'query.return',
      ...searchIn(parameters),
    })),
    readAhead: sendTo('discovery', (_, id: string) => ({ type: 'creator.reached', id })),
    toggleGroup: sendTo('panel', (_, group: FilterName) => ({ type: 'group.toggle', group })),
    closeGroup: sendTo('panel', { type: 'panel.dismiss' }),
    closeSheet: sendTo('panel', { type: 'sheet.close' }),
    searchOptions: sendTo('panel', (_, text: string) => ({ type: 'text.change', text })),
    searchCities: sendTo('city', (_, text: string) => ({ type: 'text.change', text })),
    closeCitySearch: sendTo('city', { type: 'search.close' }),
    changeQuestion: sendTo('counts', (_, change: Partial<Question>) => ({ type: 'question.change', change })),
    replaceLists: sendTo('shortlist', (_, lists: OwnList[]) => ({ type: 'lists.replace', lists })),
    refreshShortlist: sendTo('shortlist', { type: 'lists.refresh' }),
    leaveList: sendTo('shortlist', { type: 'list.leave' }),
    expireShortlist: sendTo('shortlist', { type: 'list.expire' }),
    putIntoList: sendTo('shortlist', (_, put: ListPut) => ({ type: 'entry.put', ...put })),
    closeListDialog: sendTo('ownLists', { type: 'change.leave' }),
    closeAdditionDialog: sendTo('listAddition', { type: 'change.leave' }),
    endChoice: sendTo('listAddition', { type: 'choice.end' }),
    closeSearchDialog: sendTo('searchSaving', { type: 'change.leave' }),
    focusCard: (_, _id: string) => effectNotProvided('focusCard'),
  },
  delays: { searchDebounce: searchDebounceMs },
  guards: {
    returnsToAnotherSearch: ({ context }, { parameters, isReturn }: AddressChange) =>
      isReturn && searchAt(parameters) !== searchAt(context.parameters),
    isCityGroup: (_, group: FilterName) => group === 'city' || group === 'there',
    isForCreator: (_, { creatorId }: { creatorId: string | null }) => creatorId !== null,
    isChoosable: ({ context }, id: string) => isChoosable(context.parameters, id),
    namesCreator: ({ context }) => creatorIn(context.parameters) !== null,
    opensAnotherProfile: ({ context }, parameters: Parameters) =>
      creatorIn(parameters) !== null && creatorIn(parameters) !== creatorIn(context.parameters),
    showsAnotherList: ({ context }, parameters: Parameters) =>
      valueIn('list', parameters) !== valueIn('list', context.parameters),
    showsAnotherLook: ({ context }, parameters: Parameters) =>
      valueIn('list', parameters) !== valueIn('list', context.parameters) ||
      !isSameLook(lookIn(parameters), lookIn(context.parameters)),
    showsAnotherCreator: ({ context }, parameters: Parameters) =>
      creatorIn(parameters) !== creatorIn(context.parameters),
  },
});

/** The flows that are there as long as the page is. */
export type DirectoryFlows = Omit<Running<typeof flows>, 'profile' | 'addressBar'>;

/** Loaded creators without trips, and on a list of the shortlist the creators that the search did not load. */
function missingDetails({ parameters, loaded, listed }: DirectoryContext): string[] {
  const unloaded = new Set(showsList(parameters) ? listed : []);
  for (const { _id } of loaded) unloaded.delete(_id);
  return [...idsWithoutTrips(loaded), ...unloaded];
}

const showsList = (parameters: Parameters): boolean => Boolean(valueIn('list', parameters));

/** The address of a search, without the profile or list that is open over it. */
export function searchAt(parameters: Parameters): string {
  const { query, sort } = readAddress(parameters);
  return String(writeAddress(query, sort));
}

export function searchIn(parameters: Parameters) {
  const { query, sort } = readAddress(parameters);
  const { search: searchQuery, ...filters } = query;
  return { searchQuery, sortBy: sort, filters };
}
