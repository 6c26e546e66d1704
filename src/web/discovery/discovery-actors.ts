import type { ComponentType, ReactNode } from 'react';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { CreatorDetailsActor } from '#machines/creator-details/creator-details.machine.ts';
import type { CreatorProfileActor } from '#machines/creator-profile/creator-profile.machine.ts';
import type { DirectoryActor } from '#machines/directory/directory.machine.ts';
import type { DiscoveryActor } from '#machines/discovery/discovery.machine.ts';
import type { FilterPanelActor } from '#machines/filter-panel/filter-panel.machine.ts';
import type { OptionCountsActor } from '#machines/option-counts/option-counts.machine.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import type { CardMenuProps } from './card-menu.tsx';
import type { FilterSheetProps, UnfoldedProps } from './filter-layers.tsx';
import type { OpenProfileProps } from './open-profile.tsx';

/** The flows that meet on the page of the directory. */
export interface DiscoveryActors {
  page: DirectoryActor;
  discovery: DiscoveryActor;
  details: CreatorDetailsActor;
  panel: FilterPanelActor;
  lists: ReferenceListsActor;
  city: CitySearchActor;
  counts: OptionCountsActor;
  shortlist: ShortlistActor;
}

/** Where the page is, and the ways on, from whoever knows the address. */
export interface Place {
  /** The viewer's day. */
  today: string;
  /** The list of the shortlist that is shown, as it stands in the address; null is the directory. */
  list: string | null;
  signed: SignedCall;
  profile: CreatorProfileActor | null;
  ignored: readonly string[];
  addressOf: (change: { creator?: string | null; list?: string | null }) => string;
  onTurn: (id: string) => void;
  onClose: () => void;
  tools: ReactNode;
  /** How many are new in the saved searches. */
  news: ReactNode;
  /** Who is new in the saved search that was opened. */
  newMatches: readonly string[];
  /** Loaded after the page. */
  CardMenu: ComponentType<CardMenuProps>;
  CompareTray: ComponentType<{ actors: DiscoveryActors }>;
  Unfolded: ComponentType<UnfoldedProps>;
  FilterSheet: ComponentType<FilterSheetProps>;
  Refusal: ComponentType<{ actors: DiscoveryActors }>;
  Nobody: ComponentType<{ actors: DiscoveryActors }>;
  ShortlistPage: ComponentType<{ actors: DiscoveryActors; place: Place }>;
  OpenProfile: ComponentType<OpenProfileProps>;
}
