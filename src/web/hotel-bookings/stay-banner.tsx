import { useSelector } from '@xstate/react';
import type { CallName, HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { isFailed } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';

interface StayBannerProps {
  actor: HotelBookingsActor;
  /** The call whose failures belong here. */
  of: CallName;
}

/** What went wrong, with what can be done about it. */
export function StayBanner({ actor, of }: StayBannerProps) {
  const ui = useMessages(uiMessages);
  const error = useSelector(actor, ({ context }) => context.error);
  const failed = useSelector(actor, isFailed);
  const said = useError(actor);
  if (error?.of !== of) return null;
  const action = failed
    ? { label: ui.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) }
    : { label: ui.dismiss, onPress: () => actor.send({ type: 'banner.dismiss' }) };
  return (
    <Banner tone="danger" takesFocus={!failed} actions={[action]}>
      {said}
    </Banner>
  );
}

/** In the place of the list or of the stay that could not be had. */
export function StayFailed({ actor }: Pick<StayBannerProps, 'actor'>) {
  return <FailedState words={useError(actor)} onRetry={() => actor.send({ type: 'call.retry' })} />;
}

/** In the server's words or our own. */
function useError(actor: HotelBookingsActor): string {
  const text = useMessages(hotelBookingsMessages);
  const error = useSelector(actor, ({ context }) => context.error);
  const defaults = { list: text.listFailed, one: text.oneFailed, note: text.noteFailed, move: text.moveFailed };
  return error?.words ?? defaults[error?.of ?? 'one'];
}
