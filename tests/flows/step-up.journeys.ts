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
const submitting = { calls: { carryOut: { currentPassword } }, tags };
const nothing = { password: '', told: null, message: null, refusedFields: {} };
const fields = { currentPassword: 'Not yours.' };
const refused = { kind: 'refused', message: 'Please check.', fields } as const;

const sent = (begin: Open<typeof stepUpMachine>): Run<typeof stepUpMachine> => {
  const page = begin();
  page.send(open, type(currentPassword), submit);
  return page;
};

export const journeys = journeysOf({
  machine: stepUpMachine,
  file: 'step-up/step-up.machine.ts',
  journeys: {
    'asks for the password, sends it, and forgets it'(begin) {
      const page = begin();
      page.isIn('calm', { context: nothing });
      page.rejects(submit, cancel, type('x'));
      page.send(open);
      page.isIn('editing.calm', { tags, context: nothing });
      page.rejects(open);
      page.send(type(currentPassword), submit);
      page.isIn('submitting', submitting);
      page.rejects(open, submit, type('x'));
      page.answer('carryOut', { kind: 'done', told: null });
      page.isIn('done', { context: nothing });
      page.rejects(submit, cancel, type('x'));
    },
    'keeps a one-time answer until the question is opened again'(begin) {
      const page = sent(begin);
      page.answer('carryOut', { kind: 'done', told: 'abc' });
      page.isIn('done', { context: { ...nothing, told: 'abc' } });
      page.send(open);
      page.isIn('editing.calm', { tags, context: nothing });
    },
    'sends nothing without a password'(begin) {
      const page = begin();
      page.send(open, submit);
      page.isIn('editing.missing', { tags });
      page.send(type(currentPassword));
      page.isIn('editing.calm', { tags, context: { password: currentPassword } });
    },
    'forgets everything on Cancel, also during the call'(begin) {
      const page = sent(begin);
      page.answer('carryOut', refused);
      page.send(cancel);
      page.isIn('calm', { context: nothing });
      const slow = sent(begin);
      slow.send(cancel);
      slow.isIn('calm', { context: nothing });
    },
    'says that the password is wrong until another one is typed'(begin) {
      const page = sent(begin);
      page.answer('carryOut', refused);
      page.isIn('editing.refused', {
        tags,
        context: { message: 'Please check.', refusedFields: fields, password: currentPassword },
      });
      page.send(type('another'));
      page.isIn('editing.calm', { tags, context: { refusedFields: {}, password: 'another' } });
      page.send(type(currentPassword), submit);
      page.isIn('submitting', { ...submitting, context: { message: null, refusedFields: {} } });
    },
    'says why the call failed, and sends it again'(begin) {
      const page = sent(begin);
      page.fail('carryOut', { message: 'Network Error' });
      page.isIn('editing.refused', { tags, context: { message: 'Network Error', password: currentPassword } });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
    },
  },
});
