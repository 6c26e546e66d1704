import { useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import type { CreatorProfileActor } from '#machines/creator-profile/creator-profile.machine.ts';
import { idsIn, listAt } from '#machines/own-lists/own-lists.view.ts';
import { CreatorModal } from './creator-modal.tsx';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { ListOf } from './later-lists-route.tsx';
import { useVisibleCreators } from './use-visible-creators.ts';

export interface OpenProfileProps {
  actors: DiscoveryActors;
  place: Place;
  profile: CreatorProfileActor;
}

/** What the list knows of somebody is shown until their profile is there. */
export function OpenProfile({ actors, place, profile }: OpenProfileProps) {
  const { today, list, onTurn, onClose } = place;
  const id = useSelector(profile, ({ context }) => context.id);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const creators = useVisibleCreators(actors);
  const listed = useSelector(
    actors.shortlist,
    (snapshot) => idsIn(listAt(list, snapshot.context.lists)?._id ?? null)(snapshot),
    (one, other) => one.join() === other.join(),
  );
  const ids = list ? listed : creators.map(({ _id }) => _id);
  const index = ids.indexOf(id);
  const neighbours = { before: ids[index - 1] ?? null, after: index === -1 ? null : (ids[index + 1] ?? null) };
  const known = creators.find(({ _id }) => _id === id) ?? found[id] ?? null;
  const listOf = (creator: CreatorItem) => <ListOf creator={creator} actors={actors} place={place} />;
  return <CreatorModal {...{ profile, known, actors, today, neighbours, listOf, onTurn, onClose }} />;
}
