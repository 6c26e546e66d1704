import type { ErrorCode } from '#contract/errors.ts';
import type { Problems } from '#rules/problems.ts';
import type { TextKey } from './texts.ts';

interface Details {
  params?: Record<string, string | number>;
  retryAfterSeconds?: number;
}

/** Everything that a service may refuse: a status, a code for programs, and the key of a text for people. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly text: TextKey;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, text: TextKey, details: Details = {}) {
    super(text);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.text = text;
    this.details = details;
  }
}

export class Unauthenticated extends DomainError {
  constructor(text: TextKey = 'signInNeeded') {
    super(401, 'unauthenticated', text);
  }
}

export class Forbidden extends DomainError {
  constructor(text: TextKey = 'notAllowed') {
    super(403, 'forbidden', text);
  }
}

export class NotFound extends DomainError {
  constructor(text: TextKey = 'notFound') {
    super(404, 'notFound', text);
  }
}

export class Conflict extends DomainError {
  constructor(text: TextKey, code: ErrorCode = 'conflict') {
    super(409, code, text);
  }
}

export class TooMany extends DomainError {
  constructor(text: TextKey, code: ErrorCode, retryAfterSeconds: number) {
    super(429, code, text, { params: { seconds: retryAfterSeconds }, retryAfterSeconds });
  }
}

export class Unavailable extends DomainError {
  constructor() {
    super(503, 'unavailable', 'unavailable', { retryAfterSeconds: 5 });
  }
}

/** What a person filled in breaks a rule that schemas do not know. */
export class InvalidFields extends DomainError {
  readonly problems: Problems;

  constructor(problems: Problems) {
    super(400, 'validation', 'validation');
    this.problems = problems;
  }
}
