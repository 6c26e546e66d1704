import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const owner = { name: 'Deniz Yıldız', kind: 'invitation', realm: 'people' } as const;
const password = 'beyond-the-last-bay';
const opening = { calls: { openPasswordLink: undefined } };
const choosing = { tags: ['form'] };
const submit = { type: 'password.submit' } as const;

const opened = (open: Open<typeof setPasswordMachine>): Run<typeof setPasswordMachine> => {
  const page = open();
  page.answer('openPasswordLink', { kind: 'good', owner });
  return page;
};
const sent = (open: Open<typeof setPasswordMachine>): Run<typeof setPasswordMachine> => {
  const page = opened(open);
  page.send({ type: 'password.change', password }, submit);
  return page;
};

export const journeys = journeysOf({
  machine: setPasswordMachine,
  file: 'set-password/set-password.machine.ts',
  journeys: {
    'a good link greets its owner and sets the password that they choose, which is then forgotten'(open) {
      const page = open();
      page.isIn('loading', { ...opening, context: { owner: null, password: '', isLeft: false, message: null } });
      page.answer('openPasswordLink', { kind: 'good', owner });
      page.isIn('editing.calm', { ...choosing, context: { owner } });
      page.rejects({ type: 'link.renew' }, { type: 'call.retry' });
      page.send({ type: 'password.change', password }, submit);
      page.isIn('submitting', { calls: { setPassword: { password } }, ...choosing, context: { isLeft: false } });
      page.rejects({ type: 'password.change', password: 'x' }, submit);
      page.answer('setPassword', { kind: 'set' });
      page.isIn('done', { output: undefined, context: { password: '', owner } });
    },
    'a password that is too short is not sent, and one that was left is judged'(open) {
      const page = opened(open);
      page.send({ type: 'password.change', password: 'short' });
      page.isIn('editing.calm', { ...choosing, context: { password: 'short', isLeft: false } });
      page.send(submit);
      page.isIn('editing.calm', { ...choosing, context: { isLeft: true } });
      const left = opened(open);
      left.send({ type: 'password.leave' });
      left.isIn('editing.calm', { ...choosing, context: { isLeft: true, password: '' } });
    },
    'a password that is refused, or a call that broke, says why and can be tried again'(open) {
      const page = sent(open);
      page.answer('setPassword', { kind: 'refused', message: 'Easy to guess.' });
      page.isIn('editing.refused', { ...choosing, context: { message: 'Easy to guess.', password } });
      page.send({ type: 'password.change', password: 'short' }, { type: 'password.leave' }, submit);
      page.isIn('editing.refused', { ...choosing, context: { message: 'Easy to guess.', password: 'short' } });
      page.send({ type: 'password.change', password }, submit);
      page.isIn('submitting', { calls: { setPassword: { password } }, ...choosing, context: { message: null } });
      page.fail('setPassword', { message: 'Network Error' });
      page.isIn('editing.refused', { ...choosing, context: { message: 'Network Error', password } });
    },
    'a link that nobody was given is over; one that cannot be looked up can be tried again'(open) {
      const strange = open();
      strange.answer('openPasswordLink', { kind: 'unknown' });
      strange.isIn('unknown', { tags: ['over'], output: undefined });
      const late = sent(open);
      late.answer('setPassword', { kind: 'unknown' });
      late.isIn('unknown', { tags: ['over'], output: undefined, context: { password: '' } });
      const page = open();
      page.fail('openPasswordLink', { message: 'Network Error' });
      page.isIn('failed', { tags: ['over'], context: { message: 'Network Error' } });
      page.send({ type: 'call.retry' });
      page.isIn('loading', { ...opening, context: { message: null } });
    },
    'a link that is too old or was used can be asked for anew, and again if that did not work'(open) {
      const renewing = { calls: { renewPasswordLink: undefined }, tags: ['over'] };
      for (const kind of ['expired', 'used'] as const) {
        const late = sent(open);
        late.answer('setPassword', { kind });
        late.isIn(kind, { tags: ['over'], context: { password: '' } });
        const page = open();
        page.answer('openPasswordLink', { kind });
        page.isIn(kind, { tags: ['over'] });
        page.send({ type: 'link.renew' });
        page.isIn('renewing', renewing);
        page.fail('renewPasswordLink', { message: 'Try again in 40 seconds.' });
        page.isIn('notRenewed', { tags: ['over'], context: { message: 'Try again in 40 seconds.' } });
        page.send({ type: 'link.renew' });
        page.isIn('renewing', { ...renewing, context: { message: null } });
        page.fail('renewPasswordLink');
        page.isIn('notRenewed', { tags: ['over'], context: { message: null } });
        page.send({ type: 'link.renew' });
        page.answer('renewPasswordLink', undefined);
        page.isIn('renewed', { tags: ['over'], output: undefined });
      }
    },
  },
});
