import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { placesIn } from './sealer.ts';
import { secretsFrom } from './secrets.ts';

const secrets = secretsFrom(randomBytes(32));
const details = placesIn('bankDetails', 'sealed');

describe('a sealed text', () => {
  it('is opened whole or not at all, to the last byte of its tag', () => {
    expect(secrets.open(secrets.seal('TR33 0006', details('1')), details('1'))).toBe('TR33 0006');
    const sealed = secrets.seal('', details('1'));
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => secrets.open(sealed.slice(0, length), details('1'))).toThrow();
  });

  it.each([
    ['row', details('2')],
    ['column', placesIn('bankDetails', 'note')('1')],
    ['table', placesIn('dataKey', 'sealed')('1')],
    ['boundary between names', { table: 'bankDetails', column: 'seale', row: 'd1' }],
  ])('does not open at another %s', (_, elsewhere) => {
    const sealed = secrets.seal('TR33 0006', details('1'));
    expect(() => secrets.open(sealed, elsewhere)).toThrow();
    expect(() => secrets.open(sealed.replace('2.', ''), details('1'))).toThrow();
  });

  it('of an older release, which bound nothing to its place, still opens', () => {
    const older = secretsFrom(Buffer.from('AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tk', 'base64url'));
    expect(older.open('rSW4DYKI_wnap7-KUe9v_QFkG8FhcOaQ0F2konoVXfq99ezHpw', details('1'))).toBe('TR33 0006');
  });
});

it('a hash outlives the master key, and a signature does not', () => {
  const hashKey = randomBytes(32);
  const [one, other] = [secretsFrom(randomBytes(32), hashKey), secretsFrom(randomBytes(32), hashKey)];
  expect(one.hash('session', 'x')).toBe(other.hash('session', 'x'));
  expect(one.sign('audit', 'x')).not.toBe(other.sign('audit', 'x'));
  expect(() => other.open(one.seal('x', details('1')), details('1'))).toThrow();
});

it('hashes are those of every release', () => {
  const older = secretsFrom(Buffer.from('AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tk', 'base64url'));
  expect(older.hash('session', 'x')).toBe('L80IrVG2gWBUynnlyC3qvq7r6hS_DhRi9YugxxaeVXI');
});
