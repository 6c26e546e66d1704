import { Navigate, useSearchParams } from 'react-router-dom';
import { applicationStatus } from '#machines/application-status/application-status.actors.ts';
import { usePage } from '#web/ui/use-page.ts';
import { ApplicationStatusScreen } from './application-status-screen.tsx';
import { readApplied } from './application-storage.ts';

/** A visitor without a link sees the application that was sent since the app was loaded. */
export function Component() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? readApplied()?.statusToken;
  return token ? <WithToken key={token} token={token} /> : <Navigate to="/" replace />;
}

function WithToken({ token }: { token: string }) {
  const actor = usePage(() => ({ chart: applicationStatus(token), input: undefined }));
  return <ApplicationStatusScreen actor={actor} />;
}
