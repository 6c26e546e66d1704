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
