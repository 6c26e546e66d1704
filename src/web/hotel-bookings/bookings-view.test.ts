import { describe, expect, it } from 'vitest';
import { bookingsAt } from './bookings-view.ts';

const paths = { list: '/invitations', reserved: ['new'] };
const at = (path: string, state?: string) =>
  bookingsAt({ path, parameters: state === undefined ? [] : [['state', state]] }, paths);

describe('the address of the bookings', () => {
  it('names the list, a state of it, or one stay', () => {
    expect(at('/invitations')).toEqual({ isListed: true, state: null, id: null });
    expect(at('/invitations', 'OFFERED')).toEqual({ isListed: true, state: 'OFFERED', id: null });
    expect(at('/invitations', 'unknown')).toEqual({ isListed: true, state: null, id: null });
    expect(at('/invitations/new', 'OFFERED')).toEqual({ isListed: false, state: null, id: null });
    expect(at('/invitations/stay%201')).toEqual({ isListed: false, state: null, id: 'stay 1' });
  });

  it('names an unknown stay by an id with a malformed escape', () => {
    expect(at('/invitations/100%')).toEqual({ isListed: false, state: null, id: '100%' });
  });

  it('names the list and the stay next to it where both are on screen', () => {
    const split = { list: '/admin/stays', isSplit: true };
    expect(bookingsAt({ path: '/admin/stays/stay-1', parameters: [['state', 'OFFERED']] }, split)).toEqual({
      isListed: true,
      state: 'OFFERED',
      id: 'stay-1',
    });
  });
});
