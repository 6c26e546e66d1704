import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe } from 'vitest';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { flow as secondFactorTold } from '#tests/flows/second-factor.flow.ts';
import { flow as setUpTold } from '#tests/flows/second-factor-set-up.flow.ts';
import { pressIfThere, walkScreen } from '#tests/kit/walk-screen.tsx';
import { SecondFactorForm } from '#web/sign-in/second-factor-form.tsx';
import { SecondFactorSetUp } from '#web/sign-in/second-factor-set-up.tsx';

const type = (code: unknown) => {
  const [field] = screen.queryAllByLabelText(/^(Code of your app|Recovery code)$/);
  if (!field) return false;
  fireEvent.input(field, { target: { value: code } });
  return pressIfThere('Confirm');
};
const onPage = (children: ReactNode) => (
  <main>
    <title>Vaya</title>
    <h1>Vaya</h1>
    {children}
  </main>
);

describe('secondFactor', () => {
  walkScreen({
    ...secondFactorTold.shown,
    model: secondFactorTold.model,
    machine: secondFactorMachine,
    render: (actor) => onPage(<SecondFactorForm actor={actor} />),
    gestures: {
      'code.submit': ({ code }) => type(code),
      'way.change': () => pressIfThere(/^Use (the app|a recovery code)$/),
      'signIn.restart': () => pressIfThere('Start again'),
    },
  });
});

describe('secondFactorSetUp', () => {
  walkScreen({
    ...setUpTold.shown,
    model: setUpTold.model,
    machine: secondFactorSetUpMachine,
    render: (actor) => onPage(<SecondFactorSetUp actor={actor} />),
    gestures: {
      'codes.copy': () => pressIfThere('Copy'),
      'setUp.next': () => pressIfThere(/^(Next|I have kept them)$/),
      'setUp.back': () => pressIfThere('Back'),
      'code.submit': ({ code }) => type(code),
      'signIn.restart': () => pressIfThere('Start again'),
    },
  });
});
