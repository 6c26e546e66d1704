import { describe } from 'vitest';
import { invitationSettingsMachine } from '#machines/invitation-settings/invitation-settings.machine.ts';
import { flow } from '#tests/flows/invitation-settings.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { InvitationCard } from '#web/hotel-bookings/invitation-card.tsx';
import { onPage } from './on-page.tsx';

describe('what a creator says of invitations, through its card', () => {
  walkScreen({
    flow,
    machine: invitationSettingsMachine,
    render: (actor) => onPage(<InvitationCard actor={actor} />),
  });
});
