import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

const owner = { name: 'Deniz Yıldız', kind: 'invitation', realm: 'people' } as const;
const password = 'beyond-the-last-bay';
const opening = { calls: { openPasswordLink: undefined } };
const choosing = { tags: ['form'] };
const submit = { type: 'password.submit' } as const;

const opened = (open: Open<typeof setPasswordMachine>): Hand<typeof setPasswordMachine> => {
  const page = open();
  page.answer('openPasswordLink', { kind: 'good', owner });
  return page;
};
const sent = (open: Open<typeof setPasswordMachine>): Hand<typeof setPasswordMachine> => {
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
      page.sees('loading', { ...opening, holds: { owner: null, password: '', isLeft: false, message: null } });
      page.answer('openPasswordLink', { kind: 'good', owner });
      page.sees('editing.calm', { ...choosing, holds: { owner } });
      page.refuses({ type: 'link.renew' }, { type: 'call.retry' });
      page.send({ type: 'password.change', password }, submit);
      page.sees('submitting', { calls: { setPassword: { password } }, ...choosing, holds: { isLeft: false } });
      page.refuses({ type: 'password.change', password: 'x' }, submit);
      page.answer('setPassword', { kind: 'set' });
      page.sees('done', { over: undefined, holds: { password: '', owner } });
    },
    'a password that is too short is not sent, and one that was left is judged'(open) {
      const page = opened(open);
      page.send({ type: 'password.change', password: 'short' });
      page.sees('editing.calm', { ...choosing, holds: { password: 'short', isLeft: false } });
      page.send(submit);
      page.sees('editing.calm', { ...choosing, holds: { isLeft: true } });
      const left = opened(open);
      left.send({ type: 'password.leave' });
      left.sees('editing.calm', { ...choosing, holds: { isLeft: true, password: '' } });
    },
    'a password that is refused, or a call that broke, says why and can be tried again'(open) {
      const page = sent(open);
      page.answer('setPassword', { kind: 'refused', message: 'Easy to guess.' });
      page.sees('editing.refused', { ...choosing, holds: { message: 'Easy to guess.', password } });
      page.send({ type: 'password.change', password: 'short' }, { type: 'password.leave' }, submit);
      page.sees('editing.refused', { ...choosing, holds: { message: 'Easy to guess.', password: 'short' } });
      page.send({ type: 'password.change', password }, submit);
      page.sees('submitting', { calls: { setPassword: { password } }, ...choosing, holds: { message: null } });
      page.fail('setPassword', { message: 'Network Error' });
      page.sees('editing.refused', { ...choosing, holds: { message: 'Network Error', password } });
    },
    'a link that nobody was given is over; one that cannot be looked up can be tried again'(open) {
      const strange = open();
      strange.answer('openPasswordLink', { kind: 'unknown' });
      strange.sees('unknown', { tags: ['over'], over: undefined });
      const late = sent(open);
      late.answer('setPassword', { kind: 'unknown' });
      late.sees('unknown', { tags: ['over'], over: undefined, holds: { password: '' } });
      const page = open();
      page.fail('openPasswordLink', { message: 'Network Error' });
      page.sees('failed', { tags: ['over'], holds: { message: 'Network Error' } });
      page.send({ type: 'call.retry' });
      page.sees('loading', { ...opening, holds: { message: null } });
    },
    'a link that is too old or was used can be asked for anew, and again if that did not work'(open) {
      const renewing = { calls: { renewPasswordLink: undefined }, tags: ['over'] };
      for (const kind of ['expired', 'used'] as const) {
        const late = sent(open);
        late.answer('setPassword', { kind });
        late.sees(kind, { tags: ['over'], holds: { password: '' } });
        const page = open();
        page.answer('openPasswordLink', { kind });
        page.sees(kind, { tags: ['over'] });
        page.send({ type: 'link.renew' });
        page.sees('renewing', renewing);
        page.fail('renewPasswordLink', { message: 'Try again in 40 seconds.' });
        page.sees('notRenewed', { tags: ['over'], holds: { message: 'Try again in 40 seconds.' } });
        page.send({ type: 'link.renew' });
        page.sees('renewing', { ...renewing, holds: { message: null } });
        page.fail('renewPasswordLink');
        page.sees('notRenewed', { tags: ['over'], holds: { message: null } });
        page.send({ type: 'link.renew' });
        page.answer('renewPasswordLink', undefined);
        page.sees('renewed', { tags: ['over'], over: undefined });
      }
    },
  },
});
