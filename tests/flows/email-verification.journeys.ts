import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const email = 'mia@mail.example';
const applicationId = 'application-1';
const sent = { kind: 'sent', applicationId, deadline: 300_000, digits: 6 } as const;
const entry = 'open.awaitingCode.entry.';
const send = (attempt: number) => ({ sendVerificationEmail: { email, attemptKey: `seed.${attempt}` } });
const counting = { countdown: { deadline: 300_000 } };
const verified = { email, applicationId };
const stored = { storeVerified: verified };
const accepts = ['open', 'acceptsCode'];
const busy = ['open', 'busy'];
/** A code on its way is kept nowhere. */
const secret = [...busy, 'secret'];

type Modal = Run<typeof emailVerificationMachine>;
const asked = (open: Open<typeof emailVerificationMachine>): Modal => {
  const modal = open({ attemptSeed: 'seed' });
  modal.send({ type: 'email.change', email: ` ${email} ` }, { type: 'code.send' });
  return modal;
};
const awaiting = (open: Open<typeof emailVerificationMachine>): Modal => {
  const modal = asked(open);
  modal.answer('sendVerificationEmail', sent);
  return modal;
};
const timeUp = (open: Open<typeof emailVerificationMachine>): Modal => {
  const modal = awaiting(open);
  modal.answer('countdown', undefined);
  return modal;
};

export const journeys = journeysOf({
  machine: emailVerificationMachine,
  file: 'email-verification/email-verification.machine.ts',
  listens: ['watchVerification'],
  journeys: {
    '[VERIFY-03, VERIFY-04, VERIFY-05] sending a code opens the modal with a countdown, and no resend'(open) {
      const modal = open({ attemptSeed: 'seed' });
      modal.isIn('closed', {
        context: { email: '', attempt: 0, applicationId: null, deadline: 0, digits: 6, verifiedEmail: null },
      });
      modal.send({ type: 'email.change', email: 'mia@' });
      modal.isIn('closed', { context: { email: 'mia@' } });
      modal.rejects({ type: 'code.send' });
      modal.send({ type: 'email.change', email: ` ${email} ` }, { type: 'code.send' });
      modal.isIn('open.sending', { calls: send(1), tags: busy, context: { message: null } });
      modal.answer('sendVerificationEmail', sent);
      modal.isIn(`${entry}entering.calm + clock.running`, {
        calls: counting,
        tags: accepts,
        context: { applicationId, deadline: 300_000 },
      });
      modal.rejects({ type: 'code.resend' }, { type: 'call.retry' });
      modal.rejects({ type: 'code.send' }, { type: 'email.change', email });
    },
    '[VERIFY-07, VERIFY-08] a valid code marks the email as verified and closes the modal'(open) {
      const modal = awaiting(open);
      modal.send({ type: 'code.submit', code: '123456' });
      const checking = { ...counting, verifyEmail: { applicationId, code: '123456' } };
      modal.isIn(`${entry}checking + clock.running`, { calls: checking, tags: secret });
      modal.rejects({ type: 'code.submit', code: '123456' });
      modal.answer('verifyEmail', 'valid');
      const proof = { email: ` ${email} `, applicationId };
      const did = [{ storeVerified: proof }];
      modal.isIn('verified', {
        effects: did,
        tags: ['verified'],
        context: { verifiedEmail: proof.email, deadline: 0, proof },
      });
    },
    'a code that lacks digits is asked for whole, and nobody is asked about it'(open) {
      const modal = awaiting(open);
      modal.send({ type: 'code.submit', code: '12345' });
      modal.isIn(`${entry}entering.unfinished + clock.running`, { calls: counting, tags: accepts });
      modal.send({ type: 'code.submit', code: '' });
      modal.isIn(`${entry}entering.unfinished + clock.running`, { calls: counting, tags: accepts });
      modal.send({ type: 'code.submit', code: '123456' });
      modal.isIn(`${entry}checking + clock.running`, {
        calls: { ...counting, verifyEmail: { applicationId, code: '123456' } },
        tags: secret,
      });
      const late = timeUp(open);
      late.send({ type: 'code.submit', code: '1' });
      late.isIn(`${entry}entering.unfinished + clock.ended`, { tags: accepts });
    },
    'a code of twelve digits is complete with all of them'(open) {
      const modal = asked(open);
      modal.answer('sendVerificationEmail', { ...sent, digits: 12 });
      modal.isIn(`${entry}entering.calm + clock.running`, { calls: counting, tags: accepts, context: { digits: 12 } });
      modal.send({ type: 'code.submit', code: '123456' });
      modal.isIn(`${entry}entering.unfinished + clock.running`, { calls: counting, tags: accepts });
      modal.send({ type: 'code.submit', code: '123456789012' });
      modal.isIn(`${entry}checking + clock.running`, {
        calls: { ...counting, verifyEmail: { applicationId, code: '123456789012' } },
        tags: secret,
      });
    },
    '[VERIFY-09] a code that is not valid says so, and the time goes on'(open) {
      const modal = awaiting(open);
      modal.send({ type: 'code.submit', code: '123456' });
      modal.answer('verifyEmail', 'invalid');
      modal.isIn(`${entry}entering.rejected + clock.running`, { calls: counting, tags: accepts });
      modal.send({ type: 'code.submit', code: '654321' });
      modal.fail('verifyEmail', { message: 'Network Error' });
      modal.isIn(`${entry}entering.failed + clock.running`, {
        calls: counting,
        tags: accepts,
        context: { message: 'Network Error' },
      });
    },
    '[VERIFY-09] a code that was tried too often is good for nothing, and another can be had at once'(open) {
      const modal = awaiting(open);
      modal.send({ type: 'code.submit', code: '123456' });
      modal.answer('verifyEmail', 'spent');
      modal.isIn('open.spent', { tags: ['open'] });
      modal.rejects({ type: 'code.submit', code: '123456' });
      modal.send({ type: 'code.resend' });
      modal.isIn('open.sending', { calls: send(2), tags: busy });
    },
    '[VERIFY-06] the end of the time offers a resend, and drops neither what was said nor a check'(open) {
      const modal = awaiting(open);
      modal.send({ type: 'code.submit', code: '123456' });
      modal.answer('countdown', undefined);
      const checking = { calls: { verifyEmail: { applicationId, code: '123456' } }, tags: secret };
      modal.isIn(`${entry}checking + clock.ended`, checking);
      modal.answer('verifyEmail', 'invalid');
      modal.isIn(`${entry}entering.rejected + clock.ended`, { tags: accepts, context: { deadline: 300_000 } });
      modal.send({ type: 'code.resend' });
      modal.isIn('open.resending', {
        calls: { resendVerificationEmail: { applicationId, attemptKey: 'seed.2' } },
        tags: busy,
        context: { attempt: 2 },
      });
    },
    '[VERIFY-10] a resend starts the time again'(open) {
      const modal = timeUp(open);
      modal.isIn(`${entry}entering.calm + clock.ended`, { tags: accepts });
      modal.send({ type: 'code.resend' });
      modal.answer('resendVerificationEmail', { ...sent, deadline: 600_000 });
      modal.isIn(`${entry}entering.calm + clock.running`, {
        calls: { countdown: { deadline: 600_000 } },
        tags: accepts,
      });
      modal.rejects({ type: 'code.resend' });
    },
    'a resend to an address that was verified meanwhile is the end of it'(open) {
      const modal = timeUp(open);
      modal.send({ type: 'code.resend' });
      modal.answer('resendVerificationEmail', { kind: 'alreadyVerified' });
      const did = [{ storeVerified: { email: ` ${email} `, applicationId } }];
      modal.isIn('verified', {
        effects: did,
        tags: ['verified'],
        context: { verifiedEmail: ` ${email} `, deadline: 0 },
      });
    },
    'a code that could not be sent says why, and is asked for again as another attempt'(open) {
      const modal = asked(open);
      modal.answer('sendVerificationEmail', { kind: 'refused', message: 'Too many codes' });
      modal.isIn('open.notSent', { tags: ['open'], context: { message: 'Too many codes', applicationId: null } });
      modal.send({ type: 'call.retry' });
      modal.isIn('open.sending', { calls: send(2), tags: busy, context: { message: null } });
      modal.fail('sendVerificationEmail', { message: 'Network Error' });
      modal.isIn('open.notSent', { tags: ['open'], context: { message: 'Network Error' } });
      for (const turnDown of ['refuse', 'break'] as const) {
        const late = timeUp(open);
        late.send({ type: 'code.resend' });
        if (turnDown === 'refuse') late.answer('resendVerificationEmail', { kind: 'refused', message: 'Later' });
        else late.fail('resendVerificationEmail', { message: 'Later' });
        late.isIn('open.notSent', { tags: ['open'], context: { message: 'Later' } });
      }
    },
    '[VERIFY-11, VERIFY-12] closing the modal forgets the code, its time and what was said, and keeps the address'(
      open,
    ) {
      for (const modal of [asked(open), awaiting(open), timeUp(open)]) {
        modal.send({ type: 'modal.close' });
        const forgotten = { applicationId: null, deadline: 0, message: null, verifiedEmail: null };
        modal.isIn('closed', { context: { ...forgotten, email: ` ${email} ` } });
        modal.send({ type: 'code.send' });
        modal.isIn('open.sending', { calls: send(2), tags: busy });
      }
      const failed = asked(open);
      failed.fail('sendVerificationEmail', { message: 'Network Error' });
      failed.send({ type: 'modal.close' });
      failed.isIn('closed', { context: { message: null } });
      failed.rejects({ type: 'modal.close' });
    },
    '[OPEN-54] an address that was proven is so again once it is typed again'(open) {
      const modal = asked(open);
      modal.send({ type: 'verification.observe', verified });
      modal.send({ type: 'email.change', email: `${email}x` });
      modal.isIn('closed', {
        effects: [stored, { clearVerified: undefined }],
        context: { email: `${email}x`, verifiedEmail: null, applicationId: null, proof: verified },
      });
      modal.send({ type: 'email.change', email: `${email}xy` }, { type: 'email.change', email: ` ${email}` });
      modal.isIn('verified', {
        effects: [{ storeVerified: { email: ` ${email}`, applicationId } }],
        tags: ['verified'],
        context: { email: ` ${email}`, verifiedEmail: email, applicationId },
      });
      const typed = open({ attemptSeed: 'seed' });
      typed.send({ type: 'email.change', email });
      typed.isIn('closed', { context: { email, proof: null } });
    },
    '[OPEN-54] another address takes the proof away; the same one, written otherwise, does not'(open) {
      const modal = asked(open);
      modal.send({ type: 'verification.observe', verified });
      modal.isIn('verified', {
        effects: [stored],
        tags: ['verified'],
        context: { verifiedEmail: email, email, deadline: 0 },
      });
      modal.send({ type: 'email.change', email: ` ${email} ` });
      modal.isIn('verified', { tags: ['verified'], context: { email: ` ${email} `, verifiedEmail: email } });
      modal.send({ type: 'email.change', email: 'noor@mail.example' });
      modal.isIn('closed', {
        effects: [{ clearVerified: undefined }],
        context: { email: 'noor@mail.example', verifiedEmail: null, applicationId: null },
      });
    },
    'a proof that is good no more is forgotten, here and on the device: the same address is to be verified anew'(open) {
      const modal = open({ attemptSeed: 'seed' });
      modal.send({ type: 'verification.observe', verified }, { type: 'proof.forget' });
      modal.isIn('closed', {
        effects: [stored, { clearVerified: undefined }],
        context: { email, verifiedEmail: null, applicationId: null, proof: null },
      });
      modal.send({ type: 'email.change', email: `${email}x` }, { type: 'email.change', email });
      modal.isIn('closed', { context: { email } });
      modal.send({ type: 'code.send' });
      modal.isIn('open.sending', { calls: send(1), tags: busy });
    },
    'what another tab has verified is taken over for this address, or where there is none yet'(open) {
      const fresh = open({ attemptSeed: 'seed' });
      fresh.send({ type: 'verification.observe', verified });
      fresh.isIn('verified', {
        effects: [stored],
        tags: ['verified'],
        context: { email, applicationId, verifiedEmail: email },
      });
      const other = open({ attemptSeed: 'seed' });
      other.send({ type: 'email.change', email: 'noor@mail.example' });
      other.rejects({ type: 'verification.observe', verified });
      const late = awaiting(open);
      late.send({ type: 'verification.observe', verified });
      late.isIn('verified', { effects: [stored], tags: ['verified'], context: { deadline: 0, applicationId } });
    },
  },
});
