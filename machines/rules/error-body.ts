import type { ErrorBody } from '#contract/errors.ts';

/** null if the failure has no response body. */
export function errorBodyOf(failure: unknown): ErrorBody | null {
  if (typeof failure !== 'object' || failure === null || failure instanceof Error) return null;
  return 'message' in failure && 'code' in failure && typeof failure.message === 'string'
    ? (failure as ErrorBody)
    : null;
}
