import { Navigate, useSearchParams } from 'react-router-dom';
import { setPassword } from '#machines/set-password/set-password.actors.ts';
import { usePage } from '#web/ui/use-page.ts';
import { SetPasswordScreen } from './set-password-screen.tsx';

export function Component() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <WithToken key={token} token={token} /> : <Navigate to="/forgot-password" replace />;
}

function WithToken({ token }: { token: string }) {
  const actor = usePage(() => ({ chart: setPassword(token), input: undefined }));
  return <SetPasswordScreen actor={actor} />;
}
