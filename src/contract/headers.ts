export const currentBlogHeader = 'X-Current-Blog';
export const idempotencyKeyHeader = 'Idempotency-Key';
