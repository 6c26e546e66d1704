import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { owner, signedIn } from './set-password.flow.ts';

const password = 'beyond-the-last-bay';
const type = (value: string) => ({ type: 'field.change', field: 'password', value }) as const;
const leave = { type: 'field.leave', field: 'password' } as const;
const typed = (text: string) => ({ form: { password: text } });
const submit = { type: 'password.submit' } as const;
const renew = { type: 'link.renew' } as const;
const opening = { calls: { openPasswordLink: undefined } };
const submitting = { calls: { setPassword: { password } }, tags: ['form'] };
const signingIn = { calls: { signIn: { realm: 'people', username: 'deniz', password } }, tags: ['form'] };
const renewing = { calls: { renewPasswordLink: undefined }, tags: ['over'] };
const form = { tags: ['form'] };
const over = { tags: ['over'] };

type Page = Run<typeof setPasswordMachine>;
const opened = (open: Open<typeof setPasswordMachine>): Page => {
  const page = open();
  page.answer('openPasswordLink', { kind: 'good', owner });
  return page;
};
const submitted = (open: Open<typeof setPasswordMachine>): Page => {
  const page = opened(open);
  page.send(type(password), submit);
  return page;
};

export const journeys = journeysOf({
  machine: setPasswordMachine,
  file: 'set-password/set-password.machine.ts',
  journeys: {
    'opens a good link, sets the password, and forgets it'(open) {
      const page = open();
      page.isIn('loading', { ...opening, context: { owner: null, ...typed(''), touched: [], message: null } });
      page.answer('openPasswordLink', { kind: 'good', owner });
      page.isIn('editing.calm', { ...form, context: { owner } });
      page.rejects(renew, { type: 'call.retry' });
      page.send(type(password), submit);
      page.isIn('submitting', { ...submitting, context: { touched: [] } });
      page.rejects(type('x'), submit);
      page.answer('setPassword', { kind: 'set', username: 'deniz' });
      page.isIn('signingIn', { ...signingIn, context: { username: 'deniz' } });
      page.rejects(type('x'), submit);
      page.answer('signIn', signedIn);
      page.isIn('signedIn', {
        output: undefined,
        effects: [{ beginSession: signedIn }],
        context: { ...typed(''), owner, home: { role: 'creator', blog: 'deniz' } },
      });
    },
    'leads to the sign-in where the password alone does not sign in, or the call fails'(open) {
      const page = submitted(open);
      page.answer('setPassword', { kind: 'set', username: 'deniz' });
      page.answer('signIn', { kind: 'none' });
      page.isIn('done', { output: undefined, context: { ...typed(''), home: null } });
      const late = submitted(open);
      late.answer('setPassword', { kind: 'set', username: 'deniz' });
      late.fail('signIn', { message: 'Network Error' });
      late.isIn('done', { output: undefined, context: { ...typed(''), home: null } });
    },
    'does not send a short password, and checks it when the field is left'(open) {
      for (const [text, event] of [
        ['short', submit],
        ['', leave],
      ] as const) {
        const page = opened(open);
        page.send(type(text), event);
        page.isIn('editing.calm', { ...form, context: { touched: ['password'], ...typed(text) } });
      }
    },
    'says why a password was rejected or not sent, until it is sent again'(open) {
      const page = submitted(open);
      page.answer('setPassword', { kind: 'refused', message: 'Easy to guess.' });
      page.send(type('short'), leave, submit);
      page.isIn('editing.refused', { ...form, context: { message: 'Easy to guess.', ...typed('short') } });
      page.send(type(password), submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
      page.fail('setPassword', { message: 'Network Error' });
      page.isIn('editing.refused', { ...form, context: { message: 'Network Error', ...typed(password) } });
    },
    'opens the link again after a failure'(open) {
      const page = open();
      page.fail('openPasswordLink', { message: 'Network Error' });
      page.isIn('failed', { ...over, context: { message: 'Network Error' } });
      page.send({ type: 'call.retry' });
      page.isIn('loading', { ...opening, context: { message: null } });
    },
    'says that a link is unknown'(open) {
      const page = open();
      page.answer('openPasswordLink', { kind: 'unknown' });
      page.isIn('unknown', { ...over, output: undefined });
      const late = submitted(open);
      late.answer('setPassword', { kind: 'unknown' });
      late.isIn('unknown', { ...over, output: undefined, context: typed('') });
    },
    'sends a new link for one that has expired or was used, and tries again after a failure'(open) {
      for (const kind of ['expired', 'used'] as const) {
        const late = submitted(open);
        late.answer('setPassword', { kind });
        late.isIn(kind, { ...over, context: typed('') });
        const page = open();
        page.answer('openPasswordLink', { kind });
        page.isIn(kind, over);
        page.send(renew);
        page.isIn('renewing', renewing);
        page.fail('renewPasswordLink', { message: 'Try again in 40 seconds.' });
        page.isIn('notRenewed', { ...over, context: { message: 'Try again in 40 seconds.' } });
        page.send(renew);
        page.isIn('renewing', { ...renewing, context: { message: null } });
        page.answer('renewPasswordLink', undefined);
        page.isIn('renewed', { ...over, output: undefined });
      }
    },
  },
});
