import { setPassword } from '#machines/set-password/set-password.actors.ts';
import { LinkToken } from '#web/page/link-token.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { SetPasswordScreen } from './set-password-screen.tsx';

export function Component() {
  return <LinkToken otherwise="/forgot-password">{(token) => <WithToken key={token} token={token} />}</LinkToken>;
}

function WithToken({ token }: { token: string }) {
  const actor = usePage(() => ({ chart: setPassword(token), input: undefined }));
  return <SetPasswordScreen actor={actor} />;
}
