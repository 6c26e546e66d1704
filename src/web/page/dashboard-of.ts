import { blogAddress } from '#rules/trip-address.ts';

/** Where whoever has a blog begins; the first page of all for whoever has none. */
export const dashboardOf = (blog: string | null): string => (blog === null ? '/' : `${blogAddress(blog)}/config`);
