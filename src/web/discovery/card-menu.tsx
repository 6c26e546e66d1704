import { useSelector } from '@xstate/react';
import BedDouble from 'lucide-react/icons/bed-double';
import Bookmark from 'lucide-react/icons/bookmark';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { chosenOf, listIn } from '#machines/directory/directory.view.ts';
import { isOwnServer } from '#machines/navigation/navigation.actors.ts';
import { invitationOf } from '#machines/shortlist/shortlist.view.ts';
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
import type { AddressOf } from './use-address-of.ts';
import { useListsOf } from './use-lists-of.ts';

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
      <ListItems creator={creator} actors={actors} addressOf={addressOf} />
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

function ListItems({ creator, actors, addressOf }: Omit<CardMenuProps, 'isNew'>) {
  const messages = useMessages(cardMenuMessages);
  return useOtherLists(creator, actors).map(({ name, address }) => (
    <MenuItem key={address}>
      <Link to={addressOf({ list: address, creator: null })}>
        {icons.list}
        {messages.openList(name)}
      </Link>
    </MenuItem>
  ));
}

function Marks({ creator, actors, isNew }: PartProps & { isNew: boolean }) {
  const messages = useMessages(cardMenuMessages);
  const invitation = useSelector(actors.shortlist, invitationOf(creator._id));
  const isChosen = useSelector(actors.page, (snapshot) => chosenOf(snapshot).includes(creator._id));
  const lists = useOtherLists(creator, actors);
  const names = lists.map(({ name }) => name).join(', ');
  const isShown = invitation !== null && invitation.state !== 'CANCELLED';
  if (!isShown && !isNew && !isChosen && lists.length === 0) return null;
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
      {lists.length === 0 ? null : (
        <span className={css.list} title={messages.inLists(names)}>
          <span className={hidden}>{messages.inLists(names)}</span>
          <span aria-hidden>
            <bdi>{lists[0]?.name}</bdi>
            {lists.length > 1 ? ` +${lists.length - 1}` : ''}
          </span>
        </span>
      )}
    </div>
  );
}

/** Without the list that the page shows. */
function useOtherLists({ _id }: CreatorItem, actors: DirectoryActors) {
  const shown = useSelector(actors.page, listIn);
  return useListsOf(_id, actors).filter(({ address }) => address !== shown);
}

const icons = {
  invite: <BedDouble size={18} aria-hidden />,
  invitation: <Mail size={18} aria-hidden />,
  list: <Bookmark size={18} aria-hidden />,
};
