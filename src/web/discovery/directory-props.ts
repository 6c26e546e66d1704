import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { CreatorDetailsActor } from '#machines/creator-details/creator-details.machine.ts';
import type { DirectoryActor } from '#machines/directory/directory.machine.ts';
import type { DiscoveryActor } from '#machines/discovery/discovery.machine.ts';
import type { FilterPanelActor } from '#machines/filter-panel/filter-panel.machine.ts';
import type { ListAdditionActor } from '#machines/list-addition/list-addition.machine.ts';
import type { OptionCountsActor } from '#machines/option-counts/option-counts.machine.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import type { SearchSavingActor } from '#machines/search-saving/search-saving.machine.ts';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';

export interface DirectoryActors {
  page: DirectoryActor;
  discovery: DiscoveryActor;
  details: CreatorDetailsActor;
  panel: FilterPanelActor;
  lists: ReferenceListsActor;
  city: CitySearchActor;
  counts: OptionCountsActor;
  shortlist: ShortlistActor;
  ownLists: OwnListsActor;
  listAddition: ListAdditionActor;
  searchSaving: SearchSavingActor;
}

export interface DirectoryProps {
  actors: DirectoryActors;
}
