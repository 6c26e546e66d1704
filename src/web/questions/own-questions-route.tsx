import { ownQuestions, readAnswerDrafts } from '#machines/own-questions/own-questions.actors.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useCountsRefresh } from '#web/page/site-navigation.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { OwnQuestionsScreen } from './own-questions-screen.tsx';

export function Component() {
  const session = CreatorSession.useActorRef();
  const refreshCount = useCountsRefresh();
  const actor = usePage(() => {
    const drafts = storedDrafts(session, 'answer');
    const signed = signedCallOf(session);
    return { chart: ownQuestions({ signed, drafts, refreshCount }), input: { drafts: readAnswerDrafts(drafts) } };
  });
  return <OwnQuestionsScreen actor={actor} />;
}
