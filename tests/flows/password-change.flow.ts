import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoAccount } from './own-account.flow.ts';

const form = ['Password', 'Current password', 'New password'];
const labels = { currentPassword: 'Current password', password: 'New password' } as const;
const labelOf = (field: unknown): string => labels[field as keyof typeof labels];

export const flow = {
  model: modelOf({
    title: 'Password change',
    machine: passwordChangeMachine,
    input: undefined,
    events: {
      'field.change': [
        { field: 'currentPassword', value: 'open-sesame-1' },
        { field: 'password', value: 'beyond-the-last-bay' },
        { field: 'password', value: 'too-short' },
      ],
      'field.leave': [{ field: 'currentPassword' }, { field: 'password' }],
    },
    answers: {
      changePassword: [
        { kind: 'changed' },
        {
          kind: 'refused',
          message: 'Please check what you entered.',
          fields: { currentPassword: 'This is not your password' },
        },
      ],
    },
    vertex: ({ form, message, serverErrors }) => [form, message === null, Object.keys(serverErrors)],
    isConsistent: (form, { changePassword }) => !form.matches('changed') || changePassword?.currentPassword !== '',
  }),
  guide: {
    ...demoAccount,
    answers: {
      changePassword: { changed: 'type the current password and a new one', refused: 'type a wrong current password' },
    },
    conditions: { isIncomplete: 'the current password is empty, or the new one too short' },
  },
  words: {
    'field.change': ({ field, value }) =>
      field === 'currentPassword' ? 'Type your current password' : `Type ${value} as the new password`,
    'field.leave': ({ field }) => `Leave the ${labelOf(field).toLowerCase()}`,
  },
  shown: {
    texts: {
      'editing.calm': form,
      'editing.refused': form,
      submitting: [...form, 'Changing...'],
      changed: [...form, 'Your password is changed. Every other device is signed out.'],
    },
  },
  gestures: {
    'field.change': ({ refill }, { field, value }) => refill(labelOf(field), value),
    'field.leave': ({ leave }, { field }) => leave(labelOf(field)),
    'password.submit': ({ press }) => press('Change password'),
  },
} satisfies Flow;
