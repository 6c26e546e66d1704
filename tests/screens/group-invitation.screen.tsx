import { createActor } from 'xstate';
import { groupInvitationMachine } from '#machines/group-invitation/group-invitation.machine.ts';
import { ownHotelsMachine } from '#machines/own-hotels/own-hotels.machine.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { flow } from '#tests/flows/group-invitation.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { GroupInvitationScreen } from '#web/hotel-bookings/group-invitation-screen.tsx';

/** The form has a test of its own; here it is still loading. */
export const screen: Screen<typeof groupInvitationMachine> = {
  flow,
  machine: groupInvitationMachine,
  flows: { form: controllable(stayFormMachine).logic },
  render: (actor) => (
    <GroupInvitationScreen actor={actor} hotels={createActor(controllable(ownHotelsMachine).logic).start()} />
  ),
};
