import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking } from '#contract/hotel-booking.ts';
import { type MoveName, moveFields } from '#machines/hotel-bookings/booking-moves.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { isMoving, movesOf } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { isClosed, isTurnOf, openStates } from '#machines/lifecycles/booking.view.ts';
import { hoursUntil } from '#rules/booking-days.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { useMoment } from '#web/ui/use-moment.ts';
import { MoveForm } from './move-form.tsx';
import { SendErrorBanner } from './stay-banner.tsx';
import { daysOf, dueStep, moveLabel, nextStep } from './stay-labels.ts';
import * as css from './stay-page.css.ts';
import { useStayMessages } from './use-stay-messages.ts';

interface NextStepProps {
  actor: HotelBookingsActor;
  booking: Booking;
  state: BookingState;
  children?: ReactNode;
}

export function NextStep({ actor, booking, state, children }: NextStepProps) {
  const messages = useStayMessages();
  const language = useLanguage();
  const by = useSelector(actor, ({ context }) => context.by);
  const moves = useSelector(actor, movesOf, (one, other) => one.join() === other.join());
  const moving = useSelector(actor, isMoving);
  const isTurn = isTurnOf(by, booking);
  const now = useMoment(booking);
  const due = dueStep(booking, { by, now }, messages, language);
  const hours = openStates.includes(state) ? hoursUntil(booking.dueAt ?? 0, now) : null;
  return (
    <section className={isTurn ? css.nextForYou : css.next} aria-labelledby="next">
      <div className={css.nextHead}>
        <h2 id="next" className={css.subtitle}>
          {isTurn ? messages.groups.turn : isClosed(state) && moves.length === 0 ? messages.ended : messages.next}
        </h2>
        <StayBadge state={state} />
      </div>
      <p role="status" className={css.step}>
        {nextStep({ ...booking, state }, by, messages)}
      </p>
      {booking.otherDates === null ? null : (
        <p className={css.quote}>{`${messages.otherDates}: ${daysOf(booking.otherDates, language)}`}</p>
      )}
      {booking.reason === '' ? null : <p className={css.quote}>{`“${booking.reason}”`}</p>}
      {due === null ? null : <p className={css.due}>{due}</p>}
      {hours === null ? null : (
        <Banner tone="warning">{isTurn ? messages.hoursToReply(hours) : messages.hoursLeft(hours)}</Banner>
      )}
      <SendErrorBanner actor={actor} of="move" />
      <div className={css.actions}>
        {moves
          .filter((name) => moveFields[name].length === 0)
          .map((name) => (
            <Button key={name} actor={actor} event={() => plainMove(name)}>
              {moveLabel(name, booking, by, messages)}
            </Button>
          ))}
        {children}
      </div>
      <div className={css.moves}>
        {moves
          .filter((name) => moveFields[name].length > 0)
          .map((name) => (
            <MoveForm key={name} actor={actor} booking={booking} name={name} />
          ))}
      </div>
      <p role="status" className={css.doing}>
        {moving ? messages.saving : ''}
      </p>
    </section>
  );
}

const plainMove = (name: MoveName) => ({
  type: 'move.submit' as const,
  request: { move: name === 'review' ? name : ('accept' as const) },
  at: Date.now(),
});
