import type { Language } from './language.ts';
import type { QuestionFormReply } from './question.ts';

interface LegalPage {
  kind: 'terms' | 'privacy';
  language: Language;
  supportEmail: string | null;
}

interface QuestionPage {
  kind: 'question';
  language: Language;
  about: QuestionFormReply;
  /** The address of the trip. */
  back: string;
  form: QuestionFormState | 'sent';
}

export interface QuestionFormState {
  /** Sent with the form, so that a second press does not ask twice. */
  key: string;
  typed: QuestionTyped;
  errors: Partial<Record<keyof QuestionTyped, string>>;
  /** The error of the whole form. */
  refusal: string | null;
}

export interface QuestionTyped {
  name: string;
  email: string;
  message: string;
}

/** A page of the app that also works without scripts. */
export type PlainPage = LegalPage | QuestionPage;

/** What such a page shows where no scripts run. */
export interface PlainText {
  title: string;
  /** HTML. */
  body: string;
  language: Language;
}
