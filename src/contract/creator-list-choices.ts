/** How a creator stands, as staff look for them: before the account is active, bank details are awaited of whoever was approved. Free of schemas. */
export const creatorStandings = ['applying', 'awaiting', 'rejected', 'active', 'suspended', 'closed'] as const;
export type CreatorStanding = (typeof creatorStandings)[number];

export const creatorOrders = ['newest', 'oldest', 'username'] as const;
export type CreatorOrder = (typeof creatorOrders)[number];
