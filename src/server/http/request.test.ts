import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { clientId, networkOf, normalAddress } from './request.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
])('%s counts as %s', (ip, normal) => {
  expect(normalAddress(ip)).toBe(normal);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1::', '2001:db8:1::'],
  ['2001:db8:2:2::', '2001:db8:2::'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(normalAddress(address))).toBe(network);
});

it('gives a client one pseudonymous id per UTC day', () => {
  const secrets = {
    hash: (purpose: string, value: string) =>
      createHash('sha256')
        .update(purpose + value)
        .digest('hex'),
  };
  const day = 24 * 60 * 60_000;
  const [first, later, nextDay] = [5 * day, 6 * day - 1, 6 * day].map((time) => clientId(secrets, '203.0.113.7', time));
  expect(later).toBe(first);
  expect(nextDay).not.toBe(first);
  expect(clientId(secrets, '203.0.113.8', 5 * day)).not.toBe(first);
});
