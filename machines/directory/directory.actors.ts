import type { AddressBar } from '../address-bar.ts';
import { citySearch } from '../city-search/city-search.actors.ts';
import { creatorDetails } from '../creator-details/creator-details.actors.ts';
import { creatorProfile } from '../creator-profile/creator-profile.actors.ts';
import { discovery } from '../discovery/discovery.actors.ts';
import { listAddition } from '../list-addition/list-addition.actors.ts';
import { optionCounts } from '../option-counts/option-counts.actors.ts';
import { ownLists } from '../own-lists/own-lists.actors.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import { searchSaving } from '../search-saving/search-saving.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type StoredEntries, shortlist } from '../shortlist/shortlist.actors.ts';
import { directoryMachine } from './directory.machine.ts';

interface DirectoryDeps {
  signed: SignedCall;
  addressBar: AddressBar;
  entries: StoredEntries;
  focusCard: (id: string) => void;
}

export const directory = ({ signed, addressBar, entries, focusCard }: DirectoryDeps) =>
  directoryMachine.provide({
    actors: {
      discovery: discovery(signed),
      details: creatorDetails(signed),
      lists: referenceLists,
      city: citySearch,
      counts: optionCounts(signed),
      shortlist: shortlist(signed, entries),
      ownLists: ownLists(signed),
      listAddition: listAddition(signed),
      searchSaving: searchSaving(signed),
      profile: creatorProfile(signed),
      addressBar,
    },
    actions: { focusCard: (_, id) => focusCard(id) },
  });
