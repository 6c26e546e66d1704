import * as z from '#rules/zod.ts';
import type { SessionActor } from './session/session.machine.ts';
import { ownerOf } from './session/session.view.ts';
import { defineStored } from './storage.ts';

/** Unsent texts, by field name. */
export type TextDrafts = Readonly<Record<string, string>>;

export interface DraftsOf {
  id: string;
  drafts: TextDrafts;
}

interface DraftNames {
  id: string;
  names: readonly string[];
}

export interface DraftStorage {
  saveDrafts(entry: DraftsOf): void;
  deleteDrafts(entry: DraftNames): void;
  readDrafts(id: string): TextDrafts;
}

export const without = (drafts: TextDrafts, names: readonly string[]): TextDrafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => !names.includes(name)));

type DraftKind = 'stay' | 'application' | 'answer';

export function storedDrafts(session: SessionActor, kind: DraftKind): DraftStorage {
  const stored = (id: string) =>
    defineStored({
      key: `vaya.draft.${kind}.${id}`,
      area: 'session',
      schema: z.record(z.string(), z.string()),
      owner: ownerOf(session.getSnapshot()),
    });
  const readDrafts = (id: string): TextDrafts => stored(id).read() ?? {};
  const saveDrafts = ({ id, drafts }: DraftsOf) =>
    Object.values(drafts).every((text) => text === '') ? stored(id).clear() : stored(id).write({ ...drafts });
  const deleteDrafts = ({ id, names }: DraftNames) => saveDrafts({ id, drafts: without(readDrafts(id), names) });
  return { saveDrafts, deleteDrafts, readDrafts };
}
