import type { AuditEntry } from '#contract/audit.ts';
import { auditActions } from '#contract/audit-actions.ts';
import type { HistoryEntry } from '#contract/back-office.ts';
import type { Language, WordsByName } from '#contract/language.ts';
import { mails } from '#contract/mail-templates.ts';
import type { LedgerSubject } from '#machines/back-office/ledger.machine.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { labelOf } from '#rules/field-labels.ts';
import type { BackOfficeMessages } from './back-office.messages.ts';
import { mailReasonMessages } from './mail-reasons.messages.ts';
import { trailMessages } from './trail.messages.ts';

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

interface LineWords {
  title: string;
  note: string;
}

export function lineOf(about: LedgerSubject, text: BackOfficeMessages, language: Language): LineWords {
  if (about.kind === 'sponsor') return { title: about.name, note: joined([about.username, about.email]) };
  const tried =
    about.attempts > 0 && about.lastError !== null
      ? text.tried(about.attempts, mailReason(about.lastError, language))
      : null;
  return { title: mailLabel(about.template, language), note: joined([about.to, tried]) };
}

export function entryLine(
  entry: Pick<AuditEntry, 'action' | 'subject' | 'actor' | 'details'>,
  text: BackOfficeMessages,
  language: Language,
): LineWords {
  const action = actionLabel(entry.action, language);
  return { title: entry.subject ? `${action}: ${entry.subject}` : action, note: noteOf(entry, text, language) };
}

export const noteOf = (
  { actor, details }: Pick<HistoryEntry, 'actor' | 'details'>,
  text: BackOfficeMessages,
  language: Language,
): string =>
  joined([
    named(trailMessages[language].actors, actor),
    ...Object.entries(details).map(([key, said]) => {
      if (key === 'reason' && said in text.reasons) return named(text.reasons, said);
      if (key === 'mail') return mailLabel(said, language);
      if (key === 'outcome') return named(trailMessages[language].outcomes, said);
      if (key === 'fields')
        return said
          .split(', ')
          .map((field) => labelOf(field, language))
          .join(', ');
      if (key === 'replyBy') return trailMessages[language].replyBy(dayLabel(said, language));
      return said === '' ? null : `“${said}”`;
    }),
  ]);

/** Falls back to the code: old entries may have codes that no longer exist. */
export const named = (names: Record<string, string>, code: string): string => names[code] ?? code;

/** Why a mail did not leave: the code of the mail server or of the connection. */
export function mailReason(code: string, language: Language): string {
  const { known, refused, later, other } = mailReasonMessages[language];
  const said = /^5\d\d$/.test(code) ? refused : /^4\d\d$/.test(code) ? later : other;
  return known[code] ?? said(code);
}

export const mailLabel = (template: string, language: Language): string => wordsFor(mails, template, language);

export const actionLabel = (action: string, language: Language): string => wordsFor(auditActions, action, language);

const wordsFor = (words: WordsByName, code: string, language: Language): string => words[code]?.[language] ?? code;
