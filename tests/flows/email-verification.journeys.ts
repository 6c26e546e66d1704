import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { email, sent } from './email-verification.flow.ts';

const { applicationId } = sent;
const emailWithBlanks = ` ${email} `;
const otherEmail = 'noor@mail.example';
const verified = { email, applicationId };
const entry = 'open.awaitingCode.entry';

const type = (address: string) => ({ type: 'email.change', email: address }) as const;
const enter = (code: string) => ({ type: 'code.submit', code }) as const;
const send = { type: 'code.send' } as const;
const resend = { type: 'code.resend' } as const;
const close = { type: 'modal.close' } as const;
const observe = { type: 'verification.observe', verified } as const;

const busy = ['open', 'busy'];
const sending = (attempt: number) => ({
  calls: { sendVerificationEmail: { email, attemptKey: `seed.${attempt}` } },
  tags: busy,
});
const notSent = (message: string) => ({ tags: ['open'], context: { message } });
const countdown = { deadline: sent.deadline };
const acceptsCode = { tags: ['open', 'acceptsCode'] };
const acceptsCodeInTime = { ...acceptsCode, calls: { countdown } };
/** The tag `secret` keeps a code that is being checked off the device. */
const checking = (code: string) => ({
  calls: { countdown, verifyEmail: { applicationId, code } },
  tags: [...busy, 'secret'],
});
const changed = (address: string) => ({ report: { type: 'email.changed', email: address } });
const reports = (proof: object) => ({ report: { type: 'email.verified', applicant: proof } });
const unverified = { report: { type: 'email.unverified' } };
const typed = [changed(emailWithBlanks)];
const stores = (proof: object) => [{ storeVerified: proof }, reports(proof)];

type Verification = Run<typeof emailVerificationMachine>;
type OpenVerification = Open<typeof emailVerificationMachine>;

const start = (open: OpenVerification): Verification => open({ attemptSeed: 'seed' });

function pressVerify(open: OpenVerification): Verification {
  const verification = start(open);
  verification.send(type(emailWithBlanks), send);
  return verification;
}

function receiveCode(open: OpenVerification): Verification {
  const verification = pressVerify(open);
  verification.answer('sendVerificationEmail', sent);
  return verification;
}

function enterCode(open: OpenVerification): Verification {
  const verification = receiveCode(open);
  verification.send(enter('123456'));
  return verification;
}

function letTimeRunOut(open: OpenVerification): Verification {
  const verification = receiveCode(open);
  verification.answer('countdown', undefined);
  return verification;
}

function pressResend(open: OpenVerification): Verification {
  const verification = letTimeRunOut(open);
  verification.send(resend);
  return verification;
}

export const journeys = journeysOf({
  machine: emailVerificationMachine,
  file: 'email-verification/email-verification.machine.ts',
  listens: ['watchVerification'],
  journeys: {
    '[VERIFY-03, VERIFY-04, VERIFY-05] sends a code and opens the dialog with a countdown and no resend'(open) {
      const verification = start(open);
      const empty = { email: '', attempt: 0, applicationId: null, deadline: 0, verifiedEmail: null };
      verification.isIn('closed', { context: { ...empty, proof: null } });
      verification.send(type('mia@'));
      verification.rejects(send);
      verification.send(type(emailWithBlanks), send);
      verification.isIn('open.sending', {
        ...sending(1),
        effects: [changed('mia@'), ...typed],
        context: { message: null },
      });
      verification.answer('sendVerificationEmail', sent);
      verification.isIn(`${entry}.entering.calm + clock.running`, {
        ...acceptsCodeInTime,
        context: { applicationId, deadline: sent.deadline },
      });
      verification.rejects(resend, send, type(email), { type: 'call.retry' });
    },
    '[VERIFY-07, VERIFY-08] marks the address as verified and closes the dialog when the code is right'(open) {
      const verification = enterCode(open);
      verification.isIn(`${entry}.checking + clock.running`, { ...checking('123456'), effects: typed });
      verification.rejects(enter('123456'));
      verification.answer('verifyEmail', 'valid');
      const proof = { email: emailWithBlanks, applicationId };
      verification.isIn('verified', {
        effects: stores(proof),
        tags: ['verified'],
        context: { verifiedEmail: emailWithBlanks, deadline: 0, proof },
      });
    },
    'reports where it stands when it starts again from a saved snapshot'(open) {
      const verification = start(open);
      verification.send({ type: 'report.request' });
      verification.isIn('closed', { effects: [changed('')] });
      verification.send(observe, { type: 'report.request' });
      verification.isIn('verified', { effects: [...stores(verified), reports(verified)], tags: ['verified'] });
    },
    'asks for all digits of a code before it checks it'(open) {
      const verification = receiveCode(open);
      verification.send(enter('12345'));
      verification.isIn(`${entry}.entering.unfinished + clock.running`, { ...acceptsCodeInTime, effects: typed });
      verification.send(enter(''));
      verification.isIn(`${entry}.entering.unfinished + clock.running`, acceptsCodeInTime);
      verification.send(enter('123456'));
      verification.isIn(`${entry}.checking + clock.running`, checking('123456'));
    },
    '[VERIFY-09] says that a code is wrong, or that it could not be checked, while the time runs on'(open) {
      const verification = enterCode(open);
      verification.answer('verifyEmail', 'invalid');
      verification.isIn(`${entry}.entering.rejected + clock.running`, { ...acceptsCodeInTime, effects: typed });
      verification.send(enter('654321'));
      verification.fail('verifyEmail', { message: 'Network Error' });
      verification.isIn(`${entry}.entering.failed + clock.running`, {
        ...acceptsCodeInTime,
        context: { message: 'Network Error' },
      });
    },
    '[VERIFY-06, VERIFY-09] says the same after the fifth wrong code and any more, and resends at the end of the time alone'(
      open,
    ) {
      const verification = receiveCode(open);
      for (let tries = 1; tries <= 7; tries += 1) {
        verification.send(enter('123456'));
        verification.answer('verifyEmail', 'invalid');
        const effects = tries === 1 ? typed : [];
        verification.isIn(`${entry}.entering.rejected + clock.running`, { ...acceptsCodeInTime, effects });
        verification.rejects(resend);
      }
      verification.answer('countdown', undefined);
      verification.send(resend);
      verification.isIn('open.resending', {
        calls: { resendVerificationEmail: { applicationId, attemptKey: 'seed.2' } },
        tags: busy,
      });
    },
    '[VERIFY-06] offers a resend when the time is up, and finishes a check that is under way'(open) {
      const verification = enterCode(open);
      verification.answer('countdown', undefined);
      verification.answer('verifyEmail', 'invalid');
      verification.isIn(`${entry}.entering.rejected + clock.ended`, { ...acceptsCode, effects: typed });
      verification.send(resend);
      verification.isIn('open.resending', {
        calls: { resendVerificationEmail: { applicationId, attemptKey: 'seed.2' } },
        tags: busy,
      });
    },
    '[VERIFY-10] starts the time again with a new code'(open) {
      const verification = letTimeRunOut(open);
      verification.isIn(`${entry}.entering.calm + clock.ended`, {
        ...acceptsCode,
        effects: typed,
        context: { deadline: sent.deadline },
      });
      verification.send(resend);
      const later = sent.deadline + 300_000;
      verification.answer('resendVerificationEmail', { ...sent, deadline: later });
      verification.isIn(`${entry}.entering.calm + clock.running`, {
        ...acceptsCode,
        calls: { countdown: { deadline: later } },
      });
      verification.rejects(resend);
    },
    'is verified when a resend finds the address verified already'(open) {
      const verification = pressResend(open);
      verification.answer('resendVerificationEmail', { kind: 'alreadyVerified' });
      verification.isIn('verified', {
        effects: [...typed, ...stores({ email: emailWithBlanks, applicationId })],
        tags: ['verified'],
        context: { verifiedEmail: emailWithBlanks, deadline: 0 },
      });
    },
    'says why a code could not be sent, and tries again as another attempt'(open) {
      const verification = pressVerify(open);
      verification.answer('sendVerificationEmail', { kind: 'refused', message: 'Too many codes' });
      verification.isIn('open.notSent', { ...notSent('Too many codes'), effects: typed });
      verification.send({ type: 'call.retry' });
      verification.isIn('open.sending', { ...sending(2), context: { message: null } });
      verification.fail('sendVerificationEmail', { message: 'Network Error' });
      verification.isIn('open.notSent', notSent('Network Error'));
      const refused = pressResend(open);
      refused.answer('resendVerificationEmail', { kind: 'refused', message: 'Too many codes' });
      refused.isIn('open.notSent', { ...notSent('Too many codes'), effects: typed });
      const failed = pressResend(open);
      failed.fail('resendVerificationEmail', { message: 'Network Error' });
      failed.isIn('open.notSent', { ...notSent('Network Error'), effects: typed });
    },
    '[VERIFY-11, VERIFY-12] forgets the code, its time and every message when the dialog is closed'(open) {
      const failed = pressVerify(open);
      failed.fail('sendVerificationEmail', { message: 'Network Error' });
      for (const verification of [pressVerify(open), receiveCode(open), letTimeRunOut(open), failed]) {
        verification.send(close);
        const forgotten = { applicationId: null, deadline: 0, message: null, verifiedEmail: null };
        verification.isIn('closed', { effects: typed, context: { ...forgotten, email: emailWithBlanks } });
        verification.rejects(close);
        verification.send(send);
        verification.isIn('open.sending', sending(2));
      }
    },
    '[OPEN-54] needs no second code when the verified address is typed again'(open) {
      const verification = start(open);
      verification.send(observe, type(otherEmail));
      verification.isIn('closed', {
        effects: [...stores(verified), unverified, { clearVerified: undefined }, changed(otherEmail)],
        context: { email: otherEmail, verifiedEmail: null, applicationId: null, proof: verified },
      });
      verification.send(type(`${email}x`), type(` ${email}`));
      verification.isIn('verified', {
        effects: [changed(`${email}x`), ...stores({ email: ` ${email}`, applicationId })],
        tags: ['verified'],
        context: { email: ` ${email}`, verifiedEmail: email, applicationId },
      });
      verification.send(type(emailWithBlanks));
      verification.isIn('verified', { tags: ['verified'], context: { email: emailWithBlanks, verifiedEmail: email } });
    },
    'forgets a proof that is no longer valid, and verifies the same address again'(open) {
      const verification = start(open);
      verification.send(observe, { type: 'proof.forget' });
      verification.isIn('closed', {
        effects: [...stores(verified), unverified, { clearVerified: undefined }],
        context: { email, verifiedEmail: null, applicationId: null, proof: null },
      });
      verification.send(type(`${email}x`), type(email), send);
      verification.isIn('open.sending', { ...sending(1), effects: [changed(`${email}x`), changed(email)] });
    },
    'takes over what another tab has verified, unless another address is typed here'(open) {
      for (const [verification, before] of [
        [start(open), []],
        [receiveCode(open), typed],
      ] as const) {
        verification.send(observe);
        verification.isIn('verified', {
          effects: [...before, ...stores(verified)],
          tags: ['verified'],
          context: { email, applicationId, verifiedEmail: email, deadline: 0 },
        });
        verification.rejects(observe);
        const another = { ...verified, applicationId: 'another' };
        verification.send({ ...observe, verified: another });
        verification.isIn('verified', {
          effects: [unverified, ...stores(another)],
          tags: ['verified'],
          context: { applicationId: 'another' },
        });
      }
      const other = start(open);
      other.send(type(otherEmail));
      other.rejects(observe);
    },
  },
});
