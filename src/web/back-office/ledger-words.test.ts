import { describe, expect, it } from 'vitest';
import { backOfficeWords } from './back-office-words.ts';
import { lineOf } from './ledger-words.ts';

const { en: english, tr: turkish } = backOfficeWords;
const deed = { kind: 'deed' as const, actor: 'keeper', action: 'application.reject', subject: 'Ada Yılmaz' };

describe('a line of the back office', () => {
  it('names a sponsor, and how to reach them', () => {
    const bay = { kind: 'sponsor' as const, name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' };
    expect(lineOf(bay, english, 'en')).toEqual({ title: 'Blue Bay', note: 'bluebay · bay@mail.example' });
  });

  it('says in the reader’s language which mail went to whom, and what kept it', () => {
    const mail = { kind: 'mail' as const, template: 'bank-link', to: 'ada@mail.example' };
    expect(lineOf({ ...mail, attempts: 0, lastError: null }, english, 'en')).toEqual({
      title: 'Link for bank details',
      note: 'ada@mail.example',
    });
    expect(lineOf({ ...mail, attempts: 3, lastError: 'ETIMEDOUT' }, turkish, 'tr')).toEqual({
      title: 'Banka bilgileri bağlantısı',
      note: 'ada@mail.example · Deneme: 3, son yanıt: ETIMEDOUT',
    });
  });

  it('says what was done to whom, by whom, and what they said of it', () => {
    const details = { reason: 'incomplete', text: 'Please add trips of this year.' };
    expect(lineOf({ ...deed, details }, english, 'en')).toEqual({
      title: 'Application rejected: Ada Yılmaz',
      note: 'keeper · Profile tells too little · “Please add trips of this year.”',
    });
    expect(lineOf({ ...deed, details: { reason: 'other', text: '' } }, turkish, 'tr')).toEqual({
      title: 'Başvuru reddedildi: Ada Yılmaz',
      note: 'keeper · Başka bir neden',
    });
  });

  it('shows what it has no words for as it was written, and leaves out who is no longer known', () => {
    expect(lineOf({ ...deed, action: 'blog.paint', subject: null, details: {} }, english, 'en')).toEqual({
      title: 'blog.paint',
      note: 'keeper',
    });
  });
});
