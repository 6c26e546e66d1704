export const rejectionReasons = ['incomplete', 'audience', 'content', 'identity', 'duplicate', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
