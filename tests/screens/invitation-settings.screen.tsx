import { invitationSettingsMachine } from '#machines/invitation-settings/invitation-settings.machine.ts';
import { flow } from '#tests/flows/invitation-settings.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { InvitationCard } from '#web/hotel-bookings/invitation-card.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof invitationSettingsMachine> = {
  flow,
  machine: invitationSettingsMachine,
  render: (actor) => onPage(<InvitationCard actor={actor} />),
};
