import { useSelector } from '@xstate/react';
import BedDouble from 'lucide-react/icons/bed-double';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { invitationOf } from '#machines/shortlist/shortlist.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { stayStateWords } from '#web/ui/stay-state-words.ts';
import * as css from './card-stay.css.ts';
import { cardStayWords } from './card-stay-words.ts';
import { CompareButton } from './compare-choice.tsx';
import type { DiscoveryActors } from './discovery-actors.ts';

export interface CardStayProps {
  creator: CreatorItem;
  actors: DiscoveryActors;
  /** In the saved search that was opened. */
  isNew: boolean;
}

/** From a card a sponsor asks a creator to stay, or chooses them to be compared; of one whom they keep in mind it says how the latest invitation stands. */
export function CardStay({ creator, actors, isNew }: CardStayProps) {
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
      {isNew ? (
        <span className={invitation === null ? css.fresh : css.freshBelow} title={text.newSince}>
          <Badge tone="coral">{text.fresh}</Badge>
        </span>
      ) : null}
      {invitation === null ? null : (
        <Link
          to={bookingAddress('sponsor', invitation._id)}
          className={css.standing}
          aria-label={text.invited(states[invitation.state], fullName)}
          title={text.invited(states[invitation.state], fullName)}
        >
          <StayBadge state={invitation.state} />
        </Link>
      )}
    </>
  );
}

/** The same for all cards, and drawn once. */
const icon = <BedDouble size={20} strokeWidth={1.75} aria-hidden />;
