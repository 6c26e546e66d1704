/** Whether a row was refused because another one holds what must be unique: somebody was faster. */
export const isTaken = (failure: unknown): boolean =>
  failure instanceof Error &&
  (('code' in failure && failure.code === '23505') || /UNIQUE constraint failed/.test(failure.message));
