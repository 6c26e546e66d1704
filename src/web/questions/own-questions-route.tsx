import { ownQuestions } from '#machines/own-questions/own-questions.actors.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { OwnQuestionsScreen } from './own-questions-screen.tsx';

export function Component() {
  const session = CreatorSession.useActorRef();
  return (
    <OwnQuestionsScreen actor={usePage(() => ({ chart: ownQuestions(signedCallOf(session)), input: undefined }))} />
  );
}
