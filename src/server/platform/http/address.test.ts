import { expect, it } from 'vitest';
import { normalAddress } from './address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  ['::1', '::'],
])('%s counts as %s', (ip, normal) => {
  expect(normalAddress(ip)).toBe(normal);
});
