import { useSelector } from '@xstate/react';
import BedDouble from 'lucide-react/icons/bed-double';
import Bookmark from 'lucide-react/icons/bookmark';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { chosenOf, listIn } from '#machines/directory/directory.view.ts';
import { isOwnServer } from '#machines/navigation/navigation.actors.ts';
import { firstAddress, listIdOf, listNameOf } from '#machines/own-lists/own-lists.view.ts';
import { invitationOf, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { MenuItem, MoreMenu } from '#web/ui/more-menu.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import * as css from './card-menu.css.ts';
import { cardMenuMessages } from './card-menu.messages.ts';
import { CompareItem } from './compare-choice.tsx';
import type { DirectoryActors } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import type { AddressOf } from './use-address-of.ts';

interface CardMenuProps {
  creator: CreatorItem;
  actors: DirectoryActors;
  addressOf: AddressOf;
  isNew: boolean;
}

export function CardMenu({ creator, actors, addressOf, isNew }: CardMenuProps) {
  return (
    <>
      {isOwnServer ? <Actions creator={creator} actors={actors} addressOf={addressOf} /> : null}
      <Marks creator={creator} actors={actors} isNew={isNew} />
    </>
  );
}

function Actions({ creator, actors, addressOf }: Omit<CardMenuProps, 'isNew'>) {
  const messages = useMessages(cardMenuMessages);
  return (
    <MoreMenu key={creator._id} label={messages.more(creator.fullName)}>
      <MenuItem>
        <Link to={`/invitations/new?creator=${creator._id}`}>
          {icons.invite}
          {messages.invite}
        </Link>
      </MenuItem>
      <CompareItem creator={creator} actors={actors} />
      <InvitationItem creator={creator} actors={actors} />
      <ListItem creator={creator} actors={actors} addressOf={addressOf} />
    </MoreMenu>
  );
}

type PartProps = Pick<CardMenuProps, 'creator' | 'actors'>;

function InvitationItem({ creator, actors }: PartProps) {
  const messages = useMessages(cardMenuMessages);
  const invitation = useSelector(actors.shortlist, invitationOf(creator._id));
  if (invitation === null) return null;
  return (
    <MenuItem>
      <Link to={bookingAddress('sponsor', invitation._id)}>
        {icons.invitation}
        {messages.openInvitation}
      </Link>
    </MenuItem>
  );
}

function ListItem({ creator, actors, addressOf }: Omit<CardMenuProps, 'isNew'>) {
  const messages = useMessages(cardMenuMessages);
  const list = useListOf(creator, actors);
  if (list === null) return null;
  return (
    <MenuItem>
      <Link to={addressOf({ list: list.address, creator: null })}>
        {icons.list}
        {messages.openList(list.name)}
      </Link>
    </MenuItem>
  );
}

function Marks({ creator, actors, isNew }: PartProps & { isNew: boolean }) {
  const messages = useMessages(cardMenuMessages);
  const invitation = useSelector(actors.shortlist, invitationOf(creator._id));
  const isChosen = useSelector(actors.page, (snapshot) => chosenOf(snapshot).includes(creator._id));
  const list = useListOf(creator, actors);
  const isShown = invitation !== null && invitation.state !== 'CANCELLED';
  if (!isShown && !isNew && !isChosen && list === null) return null;
  return (
    <div className={css.marks}>
      {isShown ? (
        <span title={messages.latestInvitation}>
          <span className={hidden}>{messages.latestInvitation}: </span>
          <StayBadge state={invitation.state} />
        </span>
      ) : null}
      {isNew ? (
        <span title={messages.newSince}>
          <Badge tone="coral">{messages.fresh}</Badge>
        </span>
      ) : null}
      {isChosen ? <Badge tone="plain">{messages.chosen}</Badge> : null}
      {list === null ? null : (
        <span className={css.list} title={`${messages.list}: ${list.name}`}>
          <span className={hidden}>{messages.list}: </span>
          <bdi>{list.name}</bdi>
        </span>
      )}
    </div>
  );
}

/** null on the pages of the lists, where the list is obvious. */
function useListOf({ _id }: CreatorItem, actors: DirectoryActors): { name: string; address: string } | null {
  const discovery = useMessages(discoveryMessages);
  const isListed = useSelector(actors.shortlist, (snapshot) => noteOf(_id)(snapshot) !== null);
  const listId = useSelector(actors.shortlist, listIdOf(_id));
  const name = useSelector(actors.shortlist, listNameOf(_id));
  const isDirectory = useSelector(actors.page, (snapshot) => listIn(snapshot) === null);
  if (!isListed || !isDirectory) return null;
  return { name: name ?? discovery.shortlist, address: listId ?? firstAddress };
}

const icons = {
  invite: <BedDouble size={18} aria-hidden />,
  invitation: <Mail size={18} aria-hidden />,
  list: <Bookmark size={18} aria-hidden />,
};
