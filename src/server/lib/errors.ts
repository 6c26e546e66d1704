import type { ErrorCode } from '#contract/errors.ts';
import type { Text } from '#contract/language.ts';
import type { Problems } from '#rules/problems.ts';
import { texts } from './texts.ts';

interface Details {
  params?: Record<string, string | number>;
  retryAfterSeconds?: number;
}

/** An expected error of a service: a status, a code for programs, a text for people. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly text: Text;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, text: Text, details: Details = {}) {
    super(text.en);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.text = text;
    this.details = details;
  }
}

export class Unauthenticated extends DomainError {
  constructor(text: Text = texts.signInNeeded) {
    super(401, 'unauthenticated', text);
  }
}

export class Forbidden extends DomainError {
  constructor(text: Text = texts.notAllowed) {
    super(403, 'forbidden', text);
  }
}

export class NotFound extends DomainError {
  constructor(text: Text = texts.notFound) {
    super(404, 'notFound', text);
  }
}

export class Conflict extends DomainError {
  constructor(text: Text, code: ErrorCode = 'conflict') {
    super(409, code, text);
  }
}

/** The record's chart rejects the transition in its present state. */
export class StateConflict extends Conflict {
  constructor() {
    super(texts.stateConflict, 'notNow');
  }
}

export class TooMany extends DomainError {
  constructor(text: Text, code: ErrorCode, retryAfterSeconds: number) {
    super(429, code, text, { params: { seconds: retryAfterSeconds }, retryAfterSeconds });
  }
}

export class Unavailable extends DomainError {
  /** The cause is for the log only. */
  constructor(cause: string = texts.unavailable.en, text: Text = texts.unavailable) {
    super(503, 'unavailable', text, { retryAfterSeconds: 5 });
    this.message = cause;
  }
}

/** The server is overloaded. */
export class Busy extends DomainError {
  constructor() {
    super(503, 'unavailable', texts.busy, { retryAfterSeconds: 2 });
  }
}

/** Fields break a rule that the schemas do not express. */
export class InvalidFields extends DomainError {
  readonly problems: Problems;

  constructor(problems: Problems) {
    super(400, 'validation', texts.validation);
    this.problems = problems;
  }
}

/** Why a command or a start cannot go on, in one sentence for the operator. */
export class OperatorError extends Error {}
