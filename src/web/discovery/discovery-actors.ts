import type { ComponentType, ReactNode } from 'react';
import type { CreatorItem } from '#contract/creator.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { CreatorDetailsActor } from '#machines/creator-details/creator-details.machine.ts';
import type { DiscoveryActor } from '#machines/discovery/discovery.machine.ts';
import type { FilterPanelActor } from '#machines/filter-panel/filter-panel.machine.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import type { FilterGroup } from '#rules/directory.ts';

/** The flows that meet on the page of the directory. */
export interface DiscoveryActors {
  discovery: DiscoveryActor;
  details: CreatorDetailsActor;
  panel: FilterPanelActor;
  lists: ReferenceListsActor;
  city: CitySearchActor;
  shortlist: ShortlistActor;
}

/** Whose profile is open, as far as the list knows. */
export interface OpenedProfile {
  id: string;
  /** Who stands in the list before and after, where there is somebody. */
  neighbours: { before: string | null; after: string | null };
  creator: CreatorItem | null;
}

/** Where the page is, and the ways on, from whoever knows the address. */
export interface Place {
  /** The viewer's day. */
  today: string;
  isShortlist: boolean;
  openId: string | null;
  ignored: readonly string[];
  addressOf: (change: { creator?: string | null; list?: string | null }) => string;
  tools: ReactNode;
  /** Loaded after the page. */
  Dropdown: ComponentType<{ group: FilterGroup; actors: DiscoveryActors }>;
  ThereForm: ComponentType<{ actors: DiscoveryActors }>;
  Nobody: ComponentType<{ actors: DiscoveryActors }>;
  ShortlistPage: ComponentType<{ actors: DiscoveryActors; place: Place }>;
  profileOf: (opened: OpenedProfile) => ReactNode;
}
