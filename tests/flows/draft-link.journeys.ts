import { draftLinkMachine } from '#machines/draft-link/draft-link.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { applicant } from './application.flow.ts';
import { expired, tooMany } from './draft-link.flow.ts';

const verified = { type: 'email.verified', applicant } as const;
const unverified = { type: 'email.unverified' } as const;
const mail = { type: 'link.mail', part: 'work' } as const;
const mailing = { calls: { mailDraft: { applicant, part: 'work' } }, context: { message: null } } as const;

export const journeys = journeysOf({
  machine: draftLinkMachine,
  file: 'draft-link/draft-link.machine.ts',
  journeys: {
    'mails a link once the address is verified, for the part where the applicant is'(open) {
      const link = open();
      link.isIn('unproven.calm', { context: { applicant: null, part: 'you', message: null } });
      link.rejects(mail, unverified);
      link.send(verified);
      link.isIn('ready.calm', { context: { applicant } });
      link.send(mail);
      link.isIn('mailing', mailing);
      link.rejects(mail);
      link.answer('mailDraft', 'mailed');
      link.isIn('ready.mailed');
      link.send({ ...mail, part: 'review' });
      link.isIn('mailing', { calls: { mailDraft: { applicant, part: 'review' } } });
    },
    'says why no link was sent, until it is sent again'(open) {
      const link = open();
      link.send(verified, mail);
      link.answer('mailDraft', { kind: 'refused', message: tooMany });
      link.isIn('ready.refused', { context: { message: tooMany } });
      link.send(mail);
      link.isIn('mailing', mailing);
      link.fail('mailDraft', { message: 'Network Error' });
      link.isIn('ready.refused', { context: { message: 'Network Error' } });
    },
    'asks for another verification where the address is changed or its verification has expired'(open) {
      const link = open();
      link.send(verified, mail);
      link.answer('mailDraft', { kind: 'unproven', message: expired });
      link.isIn('unproven.expired', {
        context: { message: expired },
        effects: [{ report: { type: 'proof.rejected' } }],
      });
      link.rejects(unverified);
      link.send(verified, mail, unverified);
      link.isIn('unproven.calm');
      link.send(verified, unverified);
      link.isIn('unproven.calm');
    },
    'starts over with another verified address while the link is sent'(open) {
      const link = open();
      link.send(verified, mail);
      const other = { email: 'ada@mail.example', applicationId: 'application-2' };
      link.send({ ...verified, applicant: other });
      link.isIn('ready.calm', { context: { applicant: other } });
    },
  },
});
