import type { ReactNode } from 'react';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { EmptyList } from './empty-list.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { ExportLists } from './export-lists.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListTabs } from './list-tabs.tsx';
import { ListTools } from './list-tools.tsx';
import { useOwnLists } from './use-own-lists.ts';

export const listControls = { ListTabs, ListTools, ListDialog, EntryFoot, ExportLists, EmptyList };

/** The flow of the lists, and the controls of it that stand among the cards. */
export interface Lists {
  lists: OwnListsActor;
  controls: typeof listControls;
}

export interface KeepingProps {
  actors: DiscoveryActors;
  place: Place;
  children: (keeping: Lists) => ReactNode;
}

/** Brings the flow of the lists to the page that shows them. */
export const ListKeeping = ({ actors, place, children }: KeepingProps) =>
  children({ lists: useOwnLists(actors, place), controls: listControls });
