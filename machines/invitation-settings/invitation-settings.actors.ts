import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { InvitationSettings } from '#contract/hotel-booking.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { invitationSettingsMachine, type SettingsAnswer } from './invitation-settings.machine.ts';

export function invitationSettings(signed: SignedCall) {
  const saving = withIdempotencyKey(signed);
  return invitationSettingsMachine.provide({
    actors: {
      readSettings: fromPromise<SettingsAnswer>(({ signal }) =>
        signed(signal, (call) => ask('readInvitationSettings', { ...call, resolveStatus: { 404: 'missing' } })),
      ),
      saveSettings: fromPromise<void, InvitationSettings>(async ({ input, signal }) => {
        await saving(input, signal, (call) => ask('saveInvitationSettings', { body: input, ...call }));
      }),
    },
  });
}
