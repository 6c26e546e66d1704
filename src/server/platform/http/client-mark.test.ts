import { expect, it } from 'vitest';
import { clientMark } from './client-mark.ts';

const day = 24 * 60 * 60_000;
let hashed: string[] = [];
const secrets = {
  hash: (purpose: string, value: string) => {
    hashed.push(value);
    return `${value} ${purpose}`;
  },
};

it('is made once a day for an address, and is another one on the next', () => {
  const today = [1, 2, 3].map(() => clientMark(secrets, '203.0.113.7', 5 * day + 1));
  expect([new Set(today).size, hashed.length]).toEqual([1, 1]);
  hashed = [];
  expect(clientMark(secrets, '203.0.113.7', 6 * day)).not.toBe(today[0]);
  expect(hashed).toHaveLength(1);
});

it('keeps those of many addresses, and not of any number', () => {
  hashed = [];
  for (let number = 0; number < 25_000; number += 1)
    clientMark(secrets, `2001:db8:0:${number.toString(16)}::`, 7 * day);
  clientMark(secrets, '2001:db8:0:61a7::', 7 * day);
  expect(hashed).toHaveLength(25_000);
  clientMark(secrets, '2001:db8:0:0::', 7 * day);
  expect(hashed).toHaveLength(25_001);
});
