import { describe, expect, it } from 'vitest';
import { type KeyRing, newKey, parseKeyRing } from './key-ring.ts';
import { cellsIn, secretsFrom } from './secrets.ts';

const ringOf = (...keys: string[]): KeyRing => {
  const ring = parseKeyRing(keys.join(','));
  if (!ring) throw new Error('These are no keys.');
  return ring;
};
const [old, fresh] = [newKey('k1'), newKey('k2')];
const [before, during, after] = [secretsFrom(ringOf(old)), secretsFrom(ringOf(fresh, old)), secretsFrom(ringOf(fresh))];
const details = cellsIn('bankDetails', 'encrypted');

describe('a ciphertext', () => {
  it('names its key and decrypts whole or not at all, to the last byte', () => {
    const ciphertext = before.encrypt('TR33 0006', details('1'));
    expect(ciphertext).toMatch(/^k1\.[\w-]+$/);
    expect(before.decrypt(ciphertext, details('1'))).toBe('TR33 0006');
    const empty = before.encrypt('', details('1'));
    for (let length = 0; length < empty.length; length += 1)
      expect(() => before.decrypt(empty.slice(0, length), details('1'))).toThrow();
  });

  it.each([
    ['row', details('2')],
    ['column', cellsIn('bankDetails', 'note')('1')],
    ['table', cellsIn('secondFactor', 'encrypted')('1')],
    ['boundary between names', { table: 'bankDetails', column: 'encrypte', row: 'd1' }],
  ])('does not decrypt at another %s', (_, elsewhere) => {
    expect(() => before.decrypt(before.encrypt('TR33 0006', details('1')), elsewhere)).toThrow('authenticate');
  });

  it('is written under the first key and read under all', () => {
    const ciphertext = before.encrypt('TR33 0006', details('1'));
    expect(during.decrypt(ciphertext, details('1'))).toBe('TR33 0006');
    expect(during.encrypt('', details('1'))).toMatch(/^k2\./);
    expect(() => after.decrypt(ciphertext, details('1'))).toThrow('The key k1 is not in the key ring.');
    const other = secretsFrom(ringOf(newKey('k1')));
    expect(() => other.decrypt(ciphertext, details('1'))).toThrow('authenticate');
  });
});

it('a hash is found under each key of the ring, the first one first', () => {
  expect(during.hashes('username', 'deniz')).toEqual([
    after.hash('username', 'deniz'),
    before.hash('username', 'deniz'),
  ]);
  expect(during.hash('username', 'deniz')).toBe(after.hash('username', 'deniz'));
  expect(during.hash('code', 'deniz')).not.toBe(during.hash('username', 'deniz'));
});

it('a signature names its key, and is verified as long as that key is in the ring', () => {
  const signature = before.sign('audit', 'entry');
  expect(signature).toMatch(/^k1\.[\w-]{43}$/);
  expect([before, during, after].map((each) => each.verify(signature, 'audit', 'entry'))).toEqual([true, true, false]);
  expect(before.verify(signature, 'audit', 'entries')).toBe(false);
  expect(before.verify(signature, 'backup', 'entry')).toBe(false);
  expect(during.verify(signature.replace('k1', 'k2'), 'audit', 'entry')).toBe(false);
});

describe('a key ring', () => {
  it('is a list of ids and keys, in either alphabet of base64', () => {
    // Base64 and base64url write 0xfb and 0xff differently.
    const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => 0xff - index));
    const ring = parseKeyRing(` k2:${bytes.toString('base64')}, k1:${bytes.toString('base64url')}\n`);
    expect(ring?.map(({ id, bytes: key }) => [id, bytes.equals(key)])).toEqual([
      ['k2', true],
      ['k1', true],
    ]);
    expect(parseKeyRing(newKey())).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['a key without an id', Buffer.alloc(32).toString('base64')],
    ['an id with a dot', newKey('k.1')],
    ['a key that is too short', 'k1:c2hvcnQ='],
    ['a key that is too long', `k1:${Buffer.alloc(33).toString('base64')}`],
    ['two keys of one id', `${newKey('k1')},${newKey('k1')}`],
    ['an empty place', `${newKey('k1')},`],
  ])('is not %s', (_, text) => {
    expect(parseKeyRing(text)).toBeNull();
  });
});
