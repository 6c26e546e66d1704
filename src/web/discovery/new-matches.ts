const none: readonly string[] = [];

/** The new matches of the saved search that led here, from the state of the history entry. */
export function newMatchesIn(state: unknown): readonly string[] {
  const known: unknown = Reflect.get(Object(state), 'newMatches');
  return Array.isArray(known) ? known : none;
}
