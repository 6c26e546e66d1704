import { stepUpMachine } from '#machines/step-up/step-up.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

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

const sent = (begin: Open<typeof stepUpMachine>): Hand<typeof stepUpMachine> => {
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
      page.sees('calm', { holds: nothing });
      page.refuses(submit, cancel, type('x'));
      page.send(open);
      page.sees('editing.calm', { tags, holds: nothing });
      page.refuses(open);
      page.send(type(currentPassword), submit);
      page.sees('submitting', asked);
      page.refuses(open, submit, type('x'));
      page.answer('carryOut', { kind: 'done', told: null });
      page.sees('done', { holds: nothing });
      page.refuses(submit, cancel, type('x'));
      page.send(open);
      page.sees('editing.calm', { tags });
    },
    'what is told once is known until it is asked for again'(begin) {
      const page = sent(begin);
      page.answer('carryOut', { kind: 'done', told: 'abc' });
      page.sees('done', { holds: { ...nothing, told: 'abc' } });
      page.send(open);
      page.sees('editing.calm', { tags, holds: nothing });
    },
    'without a password nothing is sent, until one is typed'(begin) {
      const page = begin();
      page.send(open, submit);
      page.sees('editing.missing', { tags });
      page.send(type(currentPassword));
      page.sees('editing.calm', { tags, holds: { password: currentPassword } });
    },
    'who leaves it leaves nothing behind'(begin) {
      const page = sent(begin);
      page.answer('carryOut', { kind: 'refused', message: 'Please check.', fields: { currentPassword: 'Not yours.' } });
      page.send(cancel);
      page.sees('calm', { holds: nothing });
    },
    'who waits too long leaves it, and the call is given up'(begin) {
      const page = sent(begin);
      page.send(cancel);
      page.sees('calm', { holds: nothing });
      page.send(open);
      page.sees('editing.calm', { tags, holds: nothing });
    },
    'a wrong password says so until another is typed'(begin) {
      const page = sent(begin);
      const fields = { currentPassword: 'Not yours.' };
      page.answer('carryOut', { kind: 'refused', message: 'Please check.', fields });
      page.sees('editing.refused', {
        tags,
        holds: { message: 'Please check.', refusedFields: fields, password: currentPassword },
      });
      page.send(type('another'));
      page.sees('editing.calm', { tags, holds: { refusedFields: {}, password: 'another' } });
      page.send(type(currentPassword), submit);
      page.sees('submitting', { ...asked, holds: { message: null, refusedFields: {} } });
    },
    'a call that broke says why, and is made again'(begin) {
      const page = sent(begin);
      page.fail('carryOut', { message: 'Network Error' });
      page.sees('editing.refused', { tags, holds: { message: 'Network Error', password: currentPassword } });
      page.send(submit);
      page.sees('submitting', { ...asked, holds: { message: null } });
    },
  },
});
