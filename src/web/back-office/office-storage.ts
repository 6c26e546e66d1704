import type { Decision } from '#machines/back-office/recent-decisions.setup.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import type { NoteDraft } from '#machines/staff-notes/staff-notes.machine.ts';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const decision: z.ZodMiniType<Decision> = z.object({
  ids: z.array(z.string()),
  fullName: z.string(),
  move: z.enum(['approve', 'reject']),
  deadline: z.number(),
});

export function storedDecisions(session: SessionActor) {
  const stored = () =>
    defineStored({
      key: 'vaya.decisions',
      area: 'session',
      schema: z.array(decision),
      owner: ownerOf(session.getSnapshot()),
    });
  return {
    read: () => stored().read() ?? [],
    write: (decisions: readonly Decision[]) =>
      decisions.length === 0 ? stored().clear() : stored().write([...decisions]),
  };
}

export function storedNotes(session: SessionActor) {
  const stored = (accountId: string) =>
    defineStored({
      key: `vaya.note.${accountId}`,
      area: 'session',
      schema: z.string(),
      owner: ownerOf(session.getSnapshot()),
    });
  return {
    read: (accountId: string) => stored(accountId).read() ?? '',
    write: ({ accountId, draft }: NoteDraft) =>
      draft === '' ? stored(accountId).clear() : stored(accountId).write(draft),
  };
}
