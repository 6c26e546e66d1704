export const currentBlogHeader = 'X-Current-Blog';
export const idempotencyKeyHeader = 'Idempotency-Key';
/** The version that was edited, on a write that shall not undo a newer one. */
export const ifMatchHeader = 'If-Match';
