import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { isCreatorId } from '#rules/directory-address.ts';
import * as z from '#rules/zod.ts';
import { refusalBy } from '../refusal.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { type SignedAction, withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { invitationIn } from '../stay-form/stay-draft.ts';
import { offeredBy, stayForm } from '../stay-form/stay-form.actors.ts';
import { storedStay } from '../stay-form/stay-storage.ts';
import { defineStored } from '../storage.ts';
import { groupInvitationMachine } from './group-invitation.machine.ts';
import type { Invitation, InviteAnswer, PeopleAnswer, SavedGroup } from './group-invitation.setup.ts';

export function groupInvitation(signed: SignedCall, owner: string | null) {
  const keys = new Map<string, SignedAction>();
  /** Each creator has a key of their own: a lost answer is asked for again after the other invitations. */
  function sendingTo(creatorId: string): SignedAction {
    const known = keys.get(creatorId) ?? withIdempotencyKey(signed);
    keys.set(creatorId, known);
    return known;
  }
  return groupInvitationMachine.provide({
    actors: {
      form: stayForm(signed, owner),
      fetchPeople: fromPromise<PeopleAnswer, { ids: readonly string[] }>(({ input: { ids }, signal }) => {
        const query = new URLSearchParams(ids.filter(isCreatorId).map((id) => ['creator', id]));
        return signed(signal, (call) => ask('compareCreators', { query, ...call })).then(({ data }): PeopleAnswer => {
          const people = data.map(({ creator: { _id: id, fullName: name, publishedVayas } }) => ({
            ...{ id, name },
            days: offeredBy(publishedVayas),
          }));
          return people.length === 0 ? { kind: 'none' } : { kind: 'found', people };
        });
      }),
      inviteCreator: fromPromise<InviteAnswer, Invitation>(({ input, signal }) =>
        sendingTo(input.creatorId)(input, signal, (call) =>
          ask('inviteCreator', { body: invitationIn(input.draft, { kind: 'invitation', ...input }), ...call }),
        )
          .then((booking): InviteAnswer => ({ kind: 'sent', booking }))
          .catch(refusalBy<InviteAnswer>({ notFound: () => ({ kind: 'missing' }) }, refusedPerson)),
      ),
    },
    actions: {
      saveGroup: ({ context: { ids } }, saved) => storedGroup(owner, ids).write(saved),
      deleteDrafts: ({ context: { ids, form } }) => {
        storedGroup(owner, ids).clear();
        storedStay(owner, form.source).clear();
      },
    },
  });
}

/** The messages of single fields say more than that of the whole form. */
function refusedPerson(failure: unknown): InviteAnswer {
  const { message, fields } = refusedFieldsIn(failure);
  return { kind: 'refused', message: Object.values(fields).join(' ') || message };
}

const terms = z.object({
  checkIn: z.exactOptional(z.string()),
  checkOut: z.exactOptional(z.string()),
  hotelName: z.exactOptional(z.string()),
  cityId: z.exactOptional(z.nullable(z.string())),
  cityName: z.exactOptional(z.string()),
  timeZone: z.exactOptional(z.string()),
  remarks: z.exactOptional(z.string()),
});
const saved: z.ZodMiniType<SavedGroup> = z.object({
  terms: z.record(z.string(), terms),
  leftOut: z.array(z.string()),
  sent: z.record(z.string(), z.string()),
});

export const storedGroup = (owner: string | null, ids: readonly string[]) =>
  defineStored({ key: `vaya.group.${ids.join()}`, area: 'session', schema: saved, owner });
