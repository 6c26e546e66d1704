import { useSelector } from '@xstate/react';
import type { CreatorProfileActor } from '#machines/creator-profile/creator-profile.machine.ts';
import { visibleCreators } from '#machines/discovery/discovery.view.ts';
import { listedIds } from '#machines/shortlist/shortlist.view.ts';
import { CreatorModal } from './creator-modal.tsx';
import type { DiscoveryActors, Place } from './discovery-actors.ts';

export interface OpenProfileProps {
  actors: DiscoveryActors;
  place: Place;
  profile: CreatorProfileActor;
}

/** What the list knows of somebody is shown until their profile is there. */
export function OpenProfile({ actors, place: { today, isShortlist, onTurn, onClose }, profile }: OpenProfileProps) {
  const id = useSelector(profile, ({ context }) => context.id);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const creators = useSelector(actors.discovery, (snapshot) => visibleCreators(snapshot, found));
  const listed = useSelector(actors.shortlist, listedIds, (one, other) => one.join() === other.join());
  const ids = isShortlist ? listed : creators.map(({ _id }) => _id);
  const index = ids.indexOf(id);
  const neighbours = { before: ids[index - 1] ?? null, after: index === -1 ? null : (ids[index + 1] ?? null) };
  const known = creators.find(({ _id }) => _id === id) ?? found[id] ?? null;
  return <CreatorModal {...{ profile, known, actors, today, neighbours, onTurn, onClose }} />;
}
