/** How staff look through applications: by their state, or those whose bank details are to be verified. Free of schemas. */
export const queueTabs = ['ONHOLD', 'TO_VERIFY', 'APPROVED', 'REJECTED'] as const;
export type QueueTab = (typeof queueTabs)[number];
