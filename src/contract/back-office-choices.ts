/** Free of schemas, so that a chart and a screen may import it. */
export const queueTabs = ['ONHOLD', 'TO_VERIFY', 'APPROVED', 'REJECTED'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const queueOrders = ['oldest', 'newest'] as const;

/** Reasons for a closer look before a decision. */
export const queueFlags = ['doubtful', 'repeated'] as const;
export type QueueFlag = (typeof queueFlags)[number];

/** Applications that the reader has taken. */
export const queueTakers = ['me'] as const;

export const sharedFields = ['phoneNumber', 'instagram', 'youtube', 'tiktok'] as const;
export type SharedField = (typeof sharedFields)[number];

/** `awaiting`: approved, and the bank details are not verified yet. */
export const creatorStatuses = ['applying', 'awaiting', 'rejected', 'active', 'suspended', 'closed'] as const;
export type CreatorStatus = (typeof creatorStatuses)[number];

export const creatorOrders = ['newest', 'oldest', 'username'] as const;
export type CreatorOrder = (typeof creatorOrders)[number];

export const maxStaffNoteLength = 2_000;
export const maxStaffNotes = 100;

export const rejectionReasons = ['incomplete', 'audience', 'content', 'identity', 'duplicate', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
