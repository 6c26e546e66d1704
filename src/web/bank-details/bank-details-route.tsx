import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import { bankDetails } from '#machines/bank-details/bank-details.actors.ts';
import { isSubmitted } from '#machines/bank-details/bank-details.view.ts';
import { LinkToken } from '#web/page/link-token.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { BankDetailsScreen } from './bank-details-screen.tsx';

export function Component() {
  return <LinkToken otherwise="/">{(token) => <WithToken key={token} token={token} />}</LinkToken>;
}

function WithToken({ token }: { token: string }) {
  const actor = usePage(() => ({ chart: bankDetails(token), input: undefined }));
  const submitted = useSelector(actor, isSubmitted);
  return submitted ? <Navigate to="/bank-details/success" replace /> : <BankDetailsScreen actor={actor} />;
}
