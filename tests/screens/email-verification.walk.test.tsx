import { describe } from 'vitest';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { flow } from '#tests/flows/email-verification.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { EmailVerification } from './email-verification-parts.tsx';

describe('emailVerification in its field and its modal', () => {
  walkScreen({ flow, machine: emailVerificationMachine, render: (actor) => <EmailVerification actor={actor} /> });
});
