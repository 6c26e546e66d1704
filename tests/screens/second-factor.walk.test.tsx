import type { ReactNode } from 'react';
import { describe } from 'vitest';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { flow as secondFactorFlow } from '#tests/flows/second-factor.flow.ts';
import { flow as setUpFlow } from '#tests/flows/second-factor-set-up.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { SecondFactorForm } from '#web/sign-in/second-factor-form.tsx';
import { SecondFactorSetUp } from '#web/sign-in/second-factor-set-up.tsx';

const onPage = (children: ReactNode) => (
  <main>
    <title>Vaya</title>
    <h1>Vaya</h1>
    {children}
  </main>
);

describe('secondFactor', () => {
  walkScreen({
    flow: secondFactorFlow,
    machine: secondFactorMachine,
    render: (actor) => onPage(<SecondFactorForm actor={actor} />),
  });
});

describe('secondFactorSetUp', () => {
  walkScreen({
    flow: setUpFlow,
    machine: secondFactorSetUpMachine,
    render: (actor) => onPage(<SecondFactorSetUp actor={actor} />),
  });
});
