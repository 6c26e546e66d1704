import type { ErrorBody } from '#contract/errors.ts';

/** The body with which a call was turned down; null where what failed is none. */
export function errorBodyOf(failure: unknown): ErrorBody | null {
  if (typeof failure !== 'object' || failure === null || failure instanceof Error) return null;
  return 'message' in failure && 'code' in failure && typeof failure.message === 'string'
    ? (failure as ErrorBody)
    : null;
}
