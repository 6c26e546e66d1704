/** Why an application is rejected; staff choose one and may add a text. Free of schemas, so that a screen may import it. */
export const rejectionReasons = ['incomplete', 'audience', 'content', 'identity', 'duplicate', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
