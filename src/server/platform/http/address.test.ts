import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { networkOf, normalAddress } from './address.ts';

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

it('keeps nothing of addresses that a stranger made long', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const kept = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = kept();
  for (let each = 0; each < 5_000; each++)
    normalAddress(`fe80::1%${Buffer.alloc(8_000, `${each}-`).toString('latin1')}`);
  expect(kept() - before).toBeLessThan(5_000_000);
});
