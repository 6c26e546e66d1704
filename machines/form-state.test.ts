import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emailShape } from '#rules/email-address.ts';
import { required } from '#rules/problems.ts';
import { notYourUsername } from '#rules/username.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { shownError as emailError } from './forgot-password/forgot-password.view.ts';
import { errorOf, type FormState, isRefusedAsWhole, untouched } from './form-state.ts';
import { reauthenticationMachine } from './reauthentication/reauthentication.machine.ts';
import { shownError } from './reauthentication/reauthentication.view.ts';

it('a field shows its problem once it was left or a submit was rejected, and the server’s message first', () => {
  const problems = { name: required };
  const fresh: FormState<'name' | 'city'> = untouched();
  expect(errorOf(fresh, 'name', problems)).toBeNull();
  expect(errorOf({ ...fresh, touched: ['name'] }, 'name', problems)).toEqual({ problem: required });
  expect(errorOf({ ...fresh, touched: ['city'] }, 'name', problems)).toBeNull();
  expect(errorOf({ ...fresh, rejections: 1 }, 'name', problems)).toEqual({ problem: required });
  expect(errorOf({ ...fresh, rejections: 1 }, 'name', {})).toBeNull();
  const refused = { ...fresh, serverErrors: { name: 'Taken.' } };
  expect(errorOf(refused, 'name', problems)).toEqual({ message: 'Taken.' });
});

it.each([
  [{}, 'refused', true],
  [{ name: 'Taken.' }, 'refused', false],
  [{}, 'calm', false],
])('a rejection of the whole form marks no field: %o in %s', (serverErrors, state, expected) => {
  const snapshot = { context: { serverErrors }, matches: ({ editing }: { editing: string }) => editing === state };
  expect(isRefusedAsWhole(snapshot)).toBe(expected);
});

it('an invalid address is marked until it is corrected or cleared', () => {
  const page = createActor(forgotPasswordMachine).start();
  const enter = (value: string) => page.send({ type: 'field.change', field: 'email', value });
  const shown = () => emailError(page.getSnapshot(), 'email');
  enter('deniz@');
  expect(shown()).toBeNull();
  page.send({ type: 'field.leave', field: 'email' });
  expect(shown()).toEqual({ problem: emailShape });
  enter('deniz@mail.example');
  expect(shown()).toBeNull();
  enter(' ');
  expect(shown()).toBeNull();
});

it.each([
  ['mia', 'open-sesame-1', notYourUsername, null],
  [' ', '', required, required],
])('who closes an account as “%s” with “%s” learns which is wrong', (username, password, first, second) => {
  const question = createActor(reauthenticationMachine, { input: { purpose: 'closeAccount', owner: 'deniz' } }).start();
  question.send({ type: 'reauthentication.open' });
  question.send({ type: 'field.change', field: 'username', value: username });
  question.send({ type: 'field.change', field: 'currentPassword', value: password });
  question.send({ type: 'reauthentication.submit' });
  const shown = (['username', 'currentPassword'] as const).map((field) => shownError(question.getSnapshot(), field));
  expect(shown).toEqual([{ problem: first }, second && { problem: second }]);
});
