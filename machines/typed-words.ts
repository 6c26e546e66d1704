import * as z from '#rules/zod.ts';
import type { SessionActor } from './session/session.machine.ts';
import { ownerOf } from './session/session.view.ts';
import { defineStored } from './storage.ts';

/** Typed texts that are not sent yet, by field name. */
export type TypedWords = Readonly<Record<string, string>>;

export interface WordsAbout {
  id: string;
  words: TypedWords;
}

interface NamesAbout {
  id: string;
  names: readonly string[];
}

export interface WordsKeeper {
  keepWords(about: WordsAbout): void;
  dropWords(about: NamesAbout): void;
  readWords(id: string): TypedWords;
}

export const without = (words: TypedWords, names: readonly string[]): TypedWords =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)));

export function storedWords(session: SessionActor, kind: 'stay' | 'application'): WordsKeeper {
  const stored = (id: string) =>
    defineStored({
      key: `vaya.words.${kind}.${id}`,
      area: 'session',
      schema: z.record(z.string(), z.string()),
      owner: ownerOf(session.getSnapshot()),
    });
  const readWords = (id: string): TypedWords => stored(id).read() ?? {};
  const keepWords = ({ id, words }: WordsAbout) =>
    Object.values(words).every((text) => text === '') ? stored(id).clear() : stored(id).write({ ...words });
  const dropWords = ({ id, names }: NamesAbout) => keepWords({ id, words: without(readWords(id), names) });
  return { keepWords, dropWords, readWords };
}
