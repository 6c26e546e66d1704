/** How staff look through applications: by their state, or those whose bank details are to be verified. Free of schemas. */
export const queueTabs = ['ONHOLD', 'TO_VERIFY', 'APPROVED', 'REJECTED'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const queueOrders = ['oldest', 'newest'] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** What is to be looked at before anything is decided. */
export const queueFlags = ['doubtful', 'repeated'] as const;
export type QueueFlag = (typeof queueFlags)[number];

/** What two accounts may have in common that makes one worth a look. */
export const sharedFields = ['phoneNumber', 'instagram', 'youtube', 'tiktok'] as const;
export type SharedField = (typeof sharedFields)[number];
