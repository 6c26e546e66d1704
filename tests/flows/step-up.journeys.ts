import { stepUpMachine } from '#machines/step-up/step-up.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const tags = ['asks'];
const currentPassword = 'open-sesame-1';
const [open, submit, cancel] = [
  { type: 'stepUp.open' } as const,
  { type: 'stepUp.submit' } as const,
  { type: 'stepUp.cancel' } as const,
];
const type = (password: string) => ({ type: 'password.change', password }) as const;
const asked = { calls: { carryOut: { currentPassword } }, tags };
const nothing = { password: '', told: null, message: null, refusedFields: {} };

const sent = (begin: Open<typeof stepUpMachine>): Run<typeof stepUpMachine> => {
  const page = begin();
  page.send(open, type(currentPassword), submit);
  return page;
};

export const journeys = journeysOf({
  machine: stepUpMachine,
  file: 'step-up/step-up.machine.ts',
  journeys: {
    'the password is asked for, said, and forgotten once it is done'(begin) {
      const page = begin();
      page.isIn('calm', { context: nothing });
      page.rejects(submit, cancel, type('x'));
      page.send(open);
      page.isIn('editing.calm', { tags, context: nothing });
      page.rejects(open);
      page.send(type(currentPassword), submit);
      page.isIn('submitting', asked);
      page.rejects(open, submit, type('x'));
      page.answer('carryOut', { kind: 'done', told: null });
      page.isIn('done', { context: nothing });
      page.rejects(submit, cancel, type('x'));
      page.send(open);
      page.isIn('editing.calm', { tags });
    },
    'what is told once is known until it is asked for again'(begin) {
      const page = sent(begin);
      page.answer('carryOut', { kind: 'done', told: 'abc' });
      page.isIn('done', { context: { ...nothing, told: 'abc' } });
      page.send(open);
      page.isIn('editing.calm', { tags, context: nothing });
    },
    'without a password nothing is sent, until one is typed'(begin) {
      const page = begin();
      page.send(open, submit);
      page.isIn('editing.missing', { tags });
      page.send(type(currentPassword));
      page.isIn('editing.calm', { tags, context: { password: currentPassword } });
    },
    'who leaves it leaves nothing behind'(begin) {
      const page = sent(begin);
      page.answer('carryOut', { kind: 'refused', message: 'Please check.', fields: { currentPassword: 'Not yours.' } });
      page.send(cancel);
      page.isIn('calm', { context: nothing });
    },
    'who waits too long leaves it, and the call is given up'(begin) {
      const page = sent(begin);
      page.send(cancel);
      page.isIn('calm', { context: nothing });
      page.send(open);
      page.isIn('editing.calm', { tags, context: nothing });
    },
    'a wrong password says so until another is typed'(begin) {
      const page = sent(begin);
      const fields = { currentPassword: 'Not yours.' };
      page.answer('carryOut', { kind: 'refused', message: 'Please check.', fields });
      page.isIn('editing.refused', {
        tags,
        context: { message: 'Please check.', refusedFields: fields, password: currentPassword },
      });
      page.send(type('another'));
      page.isIn('editing.calm', { tags, context: { refusedFields: {}, password: 'another' } });
      page.send(type(currentPassword), submit);
      page.isIn('submitting', { ...asked, context: { message: null, refusedFields: {} } });
    },
    'a call that broke says why, and is made again'(begin) {
      const page = sent(begin);
      page.fail('carryOut', { message: 'Network Error' });
      page.isIn('editing.refused', { tags, context: { message: 'Network Error', password: currentPassword } });
      page.send(submit);
      page.isIn('submitting', { ...asked, context: { message: null } });
    },
  },
});
