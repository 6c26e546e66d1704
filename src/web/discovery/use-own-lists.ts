import { ownLists } from '#machines/own-lists/own-lists.actors.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { usePage } from '#web/ui/use-page.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';

/** The flow of the lists, for as long as a part that shows them is there. */
export const useOwnLists = ({ page, shortlist }: DiscoveryActors, { signed }: Place): OwnListsActor =>
  usePage(() => ({ chart: ownLists({ signed, page, shortlist }), input: undefined }));
