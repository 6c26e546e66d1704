const nobody: readonly string[] = [];

/** Who is new in the saved search by which somebody came to the directory, as the step in the history keeps it. */
export function newcomersIn(state: unknown): readonly string[] {
  const known: unknown = Reflect.get(Object(state), 'newcomers');
  return Array.isArray(known) ? known : nobody;
}
