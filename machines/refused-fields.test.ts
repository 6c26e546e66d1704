import { expect, it } from 'vitest';
import { refusedFieldsIn } from './refused-fields.ts';

it('a form that is turned down says what is wrong with which field', () => {
  const fields = { city: 'City is required' };
  const unfit = { message: 'City is required', code: 'validation', fields };
  expect(refusedFieldsIn(unfit)).toEqual({ kind: 'refused', message: 'City is required', fields });
  const taken = { message: 'This username is taken.', code: 'usernameTaken' };
  expect(refusedFieldsIn(taken)).toEqual({
    kind: 'refused',
    message: 'This username is taken.',
    fields: { username: 'This username is taken.' },
  });
  const plain = { message: 'Not now.', code: 'notNow' };
  expect(refusedFieldsIn(plain)).toEqual({ kind: 'refused', message: 'Not now.', fields: {} });
});

it('a call that nobody answered was not turned down', () => {
  const failure = new Error('Network Error');
  expect(() => refusedFieldsIn(failure)).toThrow(failure);
});
