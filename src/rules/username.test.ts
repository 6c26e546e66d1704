import { describe, expect, it } from 'vitest';
import { usernameProblem, usernameReserved, usernameSigns } from './username.ts';

describe('a username', () => {
  it.each([
    ...['admin', 'ad.min', 'a-d-m-i-n', 'sup_port', 'bank-details', 'bankdetails', 'hotel.bookings'],
    ...['vaya', 'va.ya', 'vaya.support', 'vaya-team', 'vayasupport', 'team_vaya', 'the.vaya'],
  ])('%s is kept for us', (username) => {
    expect(usernameProblem(username)).toEqual(usernameReserved);
  });

  it.each(['abc.', 'abc_', 'abc-', 'a..b', 'a._b', 'a--b', 'admin.'])(
    '%s would break where it is linked',
    (username) => {
      expect(usernameProblem(username)).toEqual(usernameSigns);
    },
  );

  it.each(['.abc', '_abc', '-abc', '1abc'])('%s begins with no letter', (username) => {
    expect(usernameProblem(username)?.text.en).toMatch(/^Username must start with a letter/);
  });

  it.each([
    'a.b.c',
    'demo.creator',
    'demo_creator',
    'deniz',
    'badminton',
    'supporter',
    'adminton',
    'my.vayas',
    'noor-travels',
  ])('%s is anybody’s', (username) => {
    expect(usernameProblem(username)).toBeNull();
  });
});
