/** What somebody has typed and not sent yet, by the names of the fields. */
export type TypedWords = Readonly<Record<string, string>>;

export interface WordsAbout {
  id: string;
  words: TypedWords;
}

interface NamesAbout {
  id: string;
  names: readonly string[];
}

/** Where it stays until it is sent. */
export interface WordsKeeper {
  keepWords(about: WordsAbout): void;
  dropWords(about: NamesAbout): void;
  readWords(id: string): TypedWords;
}

export const without = (words: TypedWords, names: readonly string[]): TypedWords =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)));
