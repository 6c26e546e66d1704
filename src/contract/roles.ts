export const roles = ['creator', 'sponsor', 'staff'] as const;
export type Role = (typeof roles)[number];
