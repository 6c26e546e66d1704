import { useSelector } from '@xstate/react';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import type { SendError } from '#machines/hotel-bookings/hotel-bookings.setup.ts';
import { sendErrorOf } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { stayStateMessages } from '#web/ui/stay-state.messages.ts';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';

interface SendErrorBannerProps {
  actor: HotelBookingsActor;
  of: SendError['of'];
}

export function SendErrorBanner({ actor, of }: SendErrorBannerProps) {
  const ui = useMessages(uiMessages);
  const messages = useMessages(hotelBookingsMessages);
  const states = useMessages(stayStateMessages);
  const error = useSelector(actor, sendErrorOf(of));
  if (error === null) return null;
  const dismiss = { label: ui.dismiss, onPress: () => actor.send({ type: 'banner.dismiss' }) };
  return (
    <Banner tone="danger" takesFocus actions={[dismiss]}>
      {error.state
        ? messages.already(states[error.state])
        : (error.message ?? (of === 'note' ? messages.noteFailed : messages.moveFailed))}
    </Banner>
  );
}

interface ActorProps {
  actor: HotelBookingsActor;
}

export function ListErrorBanner({ actor }: ActorProps) {
  const ui = useMessages(uiMessages);
  const retry = { label: ui.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) };
  return (
    <Banner tone="danger" takesFocus={false} actions={[retry]}>
      {useListError(actor)}
    </Banner>
  );
}

export const ListFailed = ({ actor }: ActorProps) => (
  <FailedState words={useListError(actor)} onRetry={() => actor.send({ type: 'call.retry' })} />
);

function useListError(actor: HotelBookingsActor): string {
  const messages = useMessages(hotelBookingsMessages);
  return useSelector(actor, ({ context }) => context.listError) ?? messages.listFailed;
}

export function StayFailed({ actor }: ActorProps) {
  const messages = useMessages(hotelBookingsMessages);
  const error = useSelector(actor, ({ context }) => context.stayError);
  return <FailedState words={error ?? messages.stayFailed} onRetry={() => actor.send({ type: 'call.retry' })} />;
}
