import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditActions } from '#contract/audit-actions.ts';
import { applicationMoveRequest, bankMoveRequest } from '#contract/back-office.ts';
import { bookingMoveRequest } from '#contract/hotel-booking.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { entryLine, lineOf, mailReason, noteOf } from './ledger-words.ts';
import { trailMessages } from './trail.messages.ts';

/** Every code that an entry may contain, from the requests of the moves. */
const codes = [applicationMoveRequest, bankMoveRequest, bookingMoveRequest].flatMap(({ options }) =>
  options.flatMap(({ shape }) =>
    Object.entries(shape).flatMap(([key, field]) =>
      key !== 'move' && field instanceof z.ZodEnum ? field.options.map((code) => [key, String(code)] as const) : [],
    ),
  ),
);
const commandLine = 'command line';

const { en: english, tr: turkish } = backOfficeMessages;
const entry = { actor: 'keeper', action: 'application.reject', subject: 'Ada Yılmaz' };

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
      note: 'ada@mail.example · Deneme: 3. E-posta sunucusu zamanında yanıt vermedi.',
    });
  });

  it.each([
    ['CERT_HAS_EXPIRED', 'The certificate of the mail server has expired.'],
    ['550', 'The mail server refused it (550).'],
    ['451', 'The mail server asked to try again later (451).'],
    ['ESOCKET', 'The mail server did not take it (ESOCKET).'],
  ])('says why a mail was not taken: %s', (code, said) => expect(mailReason(code, 'en')).toBe(said));

  it('says what was done to whom, by whom, and what they said of it', () => {
    const details = { reason: 'incomplete', text: 'Please add trips of this year.' };
    expect(entryLine({ ...entry, details }, english, 'en')).toEqual({
      title: 'Application rejected: Ada Yılmaz',
      note: 'keeper · Incomplete profile · “Please add trips of this year.”',
    });
    expect(entryLine({ ...entry, details: { reason: 'other', text: '' } }, turkish, 'tr')).toEqual({
      title: 'Başvuru reddedildi: Ada Yılmaz',
      note: 'keeper · Başka bir neden',
    });
  });

  it('shows what it has no words for as it was written, and leaves out who is no longer known', () => {
    expect(entryLine({ ...entry, action: 'blog.paint', subject: null, details: {} }, english, 'en')).toEqual({
      title: 'blog.paint',
      note: 'keeper',
    });
  });
});

describe('a line of the audit trail', () => {
  it('says a reason that somebody wrote as it was written, and by when an answer is due in the days of the reader', () => {
    const declined = { ...entry, action: 'booking.decline', details: { reason: 'The house is full.' } };
    expect(entryLine(declined, english, 'en')).toEqual({
      title: 'Stay declined: Ada Yılmaz',
      note: 'keeper · “The house is full.”',
    });
    const offered = { ...entry, action: 'booking.offer', details: { hotelName: 'Bay House', replyBy: '2026-06-10' } };
    expect(entryLine(offered, turkish, 'tr').note).toBe('keeper · “Bay House” · Yanıt için son gün: 10 Haz 2026');
  });

  it.each([
    ['en', english],
    ['tr', turkish],
  ] as const)('is said in words whatever was done, by whomever: %s', (language, text) => {
    const untold = Object.keys(auditActions).filter((action) => {
      const { title } = entryLine({ ...entry, action, details: {} }, text, language);
      return title.includes(action);
    });
    expect(untold).toEqual([]);
    const told = [...codes].map(([key, code]) => noteOf({ actor: 'keeper', details: { [key]: code } }, text, language));
    expect(told).toHaveLength(9);
    expect(
      told.filter((note) => [...codes].some(([, code]) => note.endsWith(`· ${code}`) || note.includes('“'))),
    ).toEqual([]);
    expect(
      ['system', commandLine, 'the creator'].map((actor) => noteOf({ actor, details: {} }, text, language)),
    ).toEqual([
      trailMessages[language].actors.system,
      trailMessages[language].actors['command line'],
      trailMessages[language].actors['the creator'],
    ]);
  });
});
