import { useActorRef } from '@xstate/react';
import { forgotPassword } from '#machines/forgot-password/forgot-password.actors.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

export function Component() {
  return <ForgotPasswordScreen actor={useActorRef(forgotPassword)} />;
}
