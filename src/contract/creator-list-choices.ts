/** `awaiting`: approved, and the bank details are not verified yet. */
export const creatorStatuses = ['applying', 'awaiting', 'rejected', 'active', 'suspended', 'closed'] as const;
export type CreatorStatus = (typeof creatorStatuses)[number];

export const creatorOrders = ['newest', 'oldest', 'username'] as const;
export type CreatorOrder = (typeof creatorOrders)[number];
