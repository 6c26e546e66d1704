import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import type { StoredEntries } from '#machines/shortlist/shortlist.actors.ts';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const change = z.object({
  id: z.string(),
  isListed: z.boolean(),
  note: z.exactOptional(z.string()),
  listIds: z.exactOptional(z.array(z.nullable(z.string()))),
});

/** Shortlist changes and notes that the server has not confirmed. */
export function storedEntries(session: SessionActor): StoredEntries {
  const owner = ownerOf(session.getSnapshot());
  const changes = defineStored({ key: 'vaya.shortlist', area: 'session', schema: z.array(change), owner });
  const notes = defineStored({
    key: 'vaya.notes',
    area: 'session',
    schema: z.record(z.string(), z.string()),
    owner,
  });
  return {
    changes: {
      read: () => changes.read() ?? [],
      write: (unsaved) => (unsaved.length === 0 ? changes.clear() : changes.write([...unsaved])),
    },
    notes: {
      read: () => notes.read() ?? {},
      write: (unsaved) => (Object.keys(unsaved).length === 0 ? notes.clear() : notes.write(unsaved)),
    },
  };
}
