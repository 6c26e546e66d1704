import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { secondFactorIn, setUpIn } from '#machines/sign-in/sign-in.view.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';

export function SignInParts({ actor, children }: { actor: SignInActor; children: ReactNode }) {
  const secondFactor = useSelector(actor, secondFactorIn);
  const setUp = useSelector(actor, setUpIn);
  if (secondFactor) return <SecondFactorForm actor={secondFactor} />;
  return setUp ? <SecondFactorSetUp actor={setUp} /> : children;
}
