import { describe, expect, it } from 'vitest';
import { safePath } from '#web/sign-in/login-page.tsx';

describe('the address after a sign-in', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\n/b', '', null, 7])(
    'is never %s',
    (wanted) => expect(safePath(wanted, '/home')).toBe('/home'),
  );

  it('is one on this site, with its query and fragment', () => {
    expect(safePath('/hotel-booking-requests/7?tab=notes#end', '/')).toBe('/hotel-booking-requests/7?tab=notes#end');
  });
});
