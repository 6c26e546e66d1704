/** Compares plain JSON by its content; keys in another order count as another value. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
