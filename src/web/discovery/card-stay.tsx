import { useSelector } from '@xstate/react';
import BedDouble from 'lucide-react/icons/bed-double';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { listIn } from '#machines/directory/directory.view.ts';
import { firstAddress, listIdOf } from '#machines/own-lists/own-lists.view.ts';
import { invitationOf, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { stayStateWords } from '#web/ui/stay-state-words.ts';
import * as css from './card-stay.css.ts';
import { cardStayWords } from './card-stay-words.ts';
import { CompareButton } from './compare-choice.tsx';
import type { DiscoveryActors, Place } from './discovery-actors.ts';

export interface CardStayProps {
  creator: CreatorItem;
  actors: DiscoveryActors;
  addressOf: Place['addressOf'];
  /** In the saved search that was opened. */
  isNew: boolean;
}

/** From a card a sponsor asks a creator to stay, or chooses them to be compared; of one whom they keep in mind it says how the latest invitation stands, and in which list they are. */
export function CardStay({ creator, actors, addressOf, isNew }: CardStayProps) {
  const { _id, fullName } = creator;
  const text = useWords(cardStayWords);
  const states = useWords(stayStateWords);
  const invitation = useSelector(actors.shortlist, invitationOf(_id));
  return (
    <>
      <Link
        to={`/invitations/new?creator=${_id}`}
        className={css.invite}
        aria-label={text.invite(fullName)}
        title={text.invite(fullName)}
      >
        {icon}
      </Link>
      <CompareButton creator={creator} actors={actors} />
      <div className={css.marks}>
        {invitation === null ? null : (
          <Link
            to={bookingAddress('sponsor', invitation._id)}
            className={css.mark}
            aria-label={text.invited(states[invitation.state], fullName)}
            title={text.invited(states[invitation.state], fullName)}
          >
            <StayBadge state={invitation.state} />
          </Link>
        )}
        {isNew ? (
          <span className={css.mark} title={text.newSince}>
            <Badge tone="coral">{text.fresh}</Badge>
          </span>
        ) : null}
        <InList creator={creator} actors={actors} addressOf={addressOf} />
      </div>
    </>
  );
}

/** Beside the others of the directory, in which list somebody is, and the way there, where they are put into another. */
function InList({ creator: { _id, fullName }, actors, addressOf }: Omit<CardStayProps, 'isNew'>) {
  const { discovery } = useText();
  const text = useWords(cardStayWords);
  const isListed = useSelector(actors.shortlist, (snapshot) => noteOf(_id)(snapshot) !== null);
  const listId = useSelector(actors.shortlist, listIdOf(_id));
  const own = useSelector(
    actors.shortlist,
    ({ context }) => context.lists.find(({ _id: each }) => each === listId)?.name,
  );
  const isBeside = useSelector(actors.page, (snapshot) => listIn(snapshot) === null);
  const name = own ?? discovery.shortlist;
  if (!isListed || !isBeside) return null;
  return (
    <Link
      to={addressOf({ list: listId ?? firstAddress, creator: null })}
      className={css.mark}
      aria-label={text.isIn(fullName, name)}
      title={text.isIn(fullName, name)}
    >
      <span className={css.list}>{name}</span>
    </Link>
  );
}

/** The same for all cards, and drawn once. */
const icon = <BedDouble size={20} aria-hidden />;
