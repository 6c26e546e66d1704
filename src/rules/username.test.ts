import { describe, expect, it } from 'vitest';
import { usernameProblem, usernameReserved } from './username.ts';

describe('a username', () => {
  it.each([
    ...['admin', 'admin.', 'ad.min', 'a-d-m-i-n', 'support_', 'bank-details', 'bankdetails', 'hotel.bookings'],
    ...['vaya', 'va.ya', 'vaya.support', 'vaya-team', 'vayasupport', 'team_vaya', 'the.vaya'],
  ])('%s is kept for us', (username) => {
    expect(usernameProblem(username)).toEqual(usernameReserved);
  });

  it.each(['deniz', 'badminton', 'supporter', 'adminton', 'my.vayas', 'noor-travels'])(
    '%s is anybody’s',
    (username) => {
      expect(usernameProblem(username)).toBeNull();
    },
  );
});
