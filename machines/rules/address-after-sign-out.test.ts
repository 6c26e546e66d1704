import { expect, it } from 'vitest';
import { addressAfterSignOut } from './address-after-sign-out.ts';

const blog = { currentBlog: 'mia' };

it.each([
  ['sponsor', '/discovery/compare', '/discovery'],
  ['sponsor', '/invitations/new', '/discovery'],
  ['sponsor', '/application', null],
  ['staff', '/admin/audit', '/admin'],
  ['staff', '/discovery', null],
  ['creator', '/hotel-booking-requests/1', '/login'],
  ['creator', '/blog/mia/config', '/blog/mia'],
  ['creator', '/blog/Mia', '/blog/mia'],
  ['creator', '/blog/ada', null],
  ['creator', '/discovery', null],
  ['creator', '/application', null],
] as const)('a %s who signs out at %s is led to %s', (role, path, address) => {
  expect(addressAfterSignOut(role, blog, path)).toBe(address);
});
