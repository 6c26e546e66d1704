import { blogAddress } from '#rules/trip-address.ts';

export const dashboardOf = (blog: string | null): string => (blog === null ? '/' : `${blogAddress(blog)}/config`);
