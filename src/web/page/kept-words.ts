import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { type TypedWords, type WordsKeeper, without } from '#machines/typed-words.ts';
import { isLike, tabShelf, unhurried } from '#web/ui/shelf.ts';

const shelf = unhurried(tabShelf);

/** What somebody has typed about each of a kind, over a reload and until they come back; nobody is shown what somebody else has typed. */
export function keptWords(session: SessionActor, kind: 'stay' | 'application'): WordsKeeper {
  const nameOf = (id: string) => `words ${kind} ${id}`;
  const owner = () => ownerOf(session.getSnapshot());
  const keepWords: WordsKeeper['keepWords'] = ({ id, words }) => {
    if (Object.values(words).every((text) => text === '')) shelf.clear(nameOf(id));
    else shelf.write(nameOf(id), { owner: owner(), words });
  };
  const readWords: WordsKeeper['readWords'] = (id) => {
    const left = Object(shelf.read(nameOf(id)));
    return left.owner === owner() && isWords(left.words) ? left.words : {};
  };
  const dropWords: WordsKeeper['dropWords'] = ({ id, names }) =>
    keepWords({ id, words: without(readWords(id), names) });
  return { keepWords, readWords, dropWords };
}

const isWords = (value: unknown): value is TypedWords => isLike(value, {});
