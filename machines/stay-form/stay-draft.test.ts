import { describe, expect, it } from 'vitest';
import { notValid, tooLong } from '#rules/problems.ts';
import { blankDraft, draftProblems, invitationIn, requestIn, type StayDraft } from './stay-draft.ts';

const at = Date.parse('2026-06-01T12:00:00Z');
const whole: StayDraft = {
  ...blankDraft('Europe/Istanbul'),
  hotelName: 'Bay House',
  cityName: 'Kaş',
  checkIn: '2026-06-12',
  checkOut: '2026-06-14',
  stayType: 'paid',
};
const source = { kind: 'request', tripId: null, replaces: null } as const;

describe('the budget of a stay', () => {
  it('is sent as it was meant', () => {
    const draft = { ...whole, budgetPerNight: '1.500', currency: 'TRY' as const };
    expect(draftProblems(draft, 'request', at)).toEqual({});
    const sent = { budgetPerNight: 1500, currency: 'TRY' };
    expect(requestIn(draft, source)).toMatchObject(sent);
    expect(invitationIn(draft, { kind: 'invitation', creatorId: 'creator-1' })).toMatchObject(sent);
    expect(requestIn(whole, source)).toMatchObject({ budgetPerNight: null, currency: null });
  });

  it('is not valid where it cannot be read, whatever the currency', () => {
    for (const budgetPerNight of ['abc', '120 USD', '0', '1.000.001'])
      for (const currency of ['', 'TRY'] as const)
        expect(draftProblems({ ...whole, budgetPerNight, currency }, 'request', at)).toMatchObject({
          budgetPerNight: notValid,
        });
  });
});

describe('the remarks of a stay', () => {
  it.each([
    ['request', 'specialRequests'],
    ['invitation', 'word'],
  ] as const)('are counted as they are sent with an %s, and are too long by their own name', (kind, field) => {
    expect(draftProblems({ ...whole, remarks: ` ${'x'.repeat(1000)} ` }, kind, at)).toEqual({});
    expect(draftProblems({ ...whole, remarks: 'x'.repeat(1001) }, kind, at)).toEqual({ [field]: tooLong(1000) });
  });
});
