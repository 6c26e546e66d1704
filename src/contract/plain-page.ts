import type { Language } from './language.ts';

/** A page of the app that also works without scripts. */
export interface PlainPage {
  kind: 'terms' | 'privacy';
  language: Language;
  supportEmail: string | null;
}

/** What such a page shows where no scripts run. */
export interface PlainText {
  title: string;
  /** HTML. */
  body: string;
  language: Language;
}
