import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import { emptyDraft } from '#machines/application/application.machine.ts';
import { continuedDraft } from '#machines/continued-draft/continued-draft.actors.ts';
import { isKept } from '#machines/continued-draft/continued-draft.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { LinkToken } from '#web/page/link-token.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { ApplicationContinueScreen } from './application-continue-screen.tsx';
import { adoptDraft, readDraft } from './application-storage.ts';

export function Component() {
  return <LinkToken otherwise="/application">{(token) => <WithToken key={token} token={token} />}</LinkToken>;
}

function WithToken({ token }: { token: string }) {
  const actor = usePage(() => ({
    chart: continuedDraft(token).provide({ actions: { storeDraft: (_, { draft }) => adoptDraft(draft) } }),
    input: { ownName: ownName() },
  }));
  const part = useSelector(actor, ({ context }) => context.continued?.part);
  const kept = useSelector(actor, isKept);
  if (part) return <Navigate to={`/application?part=${part}`} replace />;
  if (kept) return <Navigate to="/application" replace />;
  return <ApplicationContinueScreen actor={actor} />;
}

function ownName(): string | null {
  const draft = readDraft();
  return draft === null || isSameValue(draft, emptyDraft) ? null : draft.fullName || draft.username;
}
