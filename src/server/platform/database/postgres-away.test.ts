import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseAway } from './database-away.ts';
import { judged } from './postgres-away.ts';

const refusal = (code: string) => Object.assign(new pg.DatabaseError('said by the test', 0, 'error'), { code });

describe('a refusal of PostgreSQL', () => {
  it.each(['57P01', '25006', '25P03', '25P04'])('means not now, and that its connection is lost: %s', (code) => {
    expect(judged(refusal(code))).toEqual({ failure: expect.any(DatabaseAway), isLost: true });
  });

  it.each(['40001', '53100', '57014', '58000', '58030'])('means not now, and the connection serves on: %s', (code) => {
    expect(judged(refusal(code))).toEqual({ failure: expect.any(DatabaseAway), isLost: false });
  });

  it('is what it is, of what was asked', () => {
    const clash = refusal('23505');
    expect(judged(clash)).toEqual({ failure: clash, isLost: false });
  });
});
