import type { Role } from '#contract/roles.ts';

const folders: Record<Role, string> = {
  creator: '/hotel-booking-requests',
  sponsor: '/invitations',
  staff: '/admin/stays',
};

/** Where each of those who have to do with a stay sees it. */
export const bookingAddress = (role: Role, id: string): string => `${folders[role]}/${id}`;

/** Where a sponsor invites one or several creators. Ids need no escaping. */
export const invitingAddress = (creatorIds: readonly string[]): string =>
  `/invitations/new?${creatorIds.map((id) => `creator=${id}`).join('&')}`;
