import type { BlogPage, TripCard } from './blog-page.ts';
import type { QuestionReply } from './question.ts';

/** A page of the blog on which a visitor asks about a trip or follows its creator, or reads what came of it. */
export interface VisitorPage {
  page: BlogPage;
  /** Null where it is no longer published. */
  trip: TripCard | null;
  content: VisitorContent;
  /** Why the last form was rejected. */
  error: string | null;
}

export type VisitorContent =
  | { kind: 'form'; form: QuestionFormState }
  | { kind: 'sent' }
  | { kind: 'confirm'; tripTitle: string; message: string }
  | { kind: 'confirmed' }
  | ({ kind: 'thread'; typed: string } & QuestionThread)
  | ({ kind: 'follow' } & FollowStep)
  | { kind: 'problem'; text: string };

export interface FollowStep {
  title: string;
  lead: string;
  /** Null where there is nothing left to do here. */
  form: { email: { label: string; value: string; isInvalid: boolean } | null; button: string } | null;
  note: string | null;
}

export interface QuestionFormState {
  /** Sent with the form, so that a second press does not ask twice. */
  key: string;
  typed: QuestionTyped;
  errors: Partial<Record<keyof QuestionTyped, string>>;
}

export interface QuestionTyped {
  name: string;
  email: string;
  message: string;
}

export interface QuestionThread {
  tripTitle: string;
  messages: Pick<QuestionReply, 'by' | 'text'>[];
  /** 'closed' once the thread has ended. */
  waitingFor: 'visitor' | 'creator' | 'closed';
}
