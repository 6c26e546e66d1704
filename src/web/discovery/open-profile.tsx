import { useSelector } from '@xstate/react';
import type { CreatorProfileActor } from '#machines/creator-profile/creator-profile.machine.ts';
import { listIn } from '#machines/directory/directory.view.ts';
import { idsIn, listAt } from '#machines/own-lists/own-lists.view.ts';
import { CreatorModal } from './creator-modal.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { isSameList } from './same-list.ts';
import { useVisibleCreators } from './use-visible-creators.tsx';

interface OpenProfileProps extends DirectoryProps {
  profile: CreatorProfileActor;
}

/** Shows what the list knows of the creator until the profile has loaded. */
export function OpenProfile({ actors, profile }: OpenProfileProps) {
  const list = useSelector(actors.page, listIn);
  const id = useSelector(profile, ({ context }) => context.id);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const creators = useVisibleCreators(actors);
  const listed = useSelector(
    actors.shortlist,
    (snapshot) => idsIn(listAt(list, snapshot.context.lists)?._id ?? null)(snapshot),
    isSameList,
  );
  const ids = list ? listed : creators.map(({ _id }) => _id);
  const index = ids.indexOf(id);
  const neighbours = { before: ids[index - 1] ?? null, after: index === -1 ? null : (ids[index + 1] ?? null) };
  const known = creators.find(({ _id }) => _id === id) ?? found[id] ?? null;
  return (
    <CreatorModal
      profile={profile}
      known={known}
      actors={actors}
      neighbours={neighbours}
      onTurn={(to) => actors.page.send({ type: 'profile.turn', id: to })}
      onClose={() => actors.page.send({ type: 'profile.close' })}
    />
  );
}
