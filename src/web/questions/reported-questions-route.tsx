import { reportedQuestions } from '#machines/reported-questions/reported-questions.actors.ts';
import { RowKeys } from '#web/back-office/keys-help.tsx';
import { StoredUndoBar } from '#web/back-office/stored-undo-bar.tsx';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { ReportedQuestionsScreen } from './reported-questions-screen.tsx';

export function Component() {
  const signedIn = useSignedIn();
  const actor = usePage(() => ({ chart: reportedQuestions(signedIn.signed), input: undefined }));
  return <ReportedQuestionsScreen actor={actor} keys={<RowKeys />} bar={<StoredUndoBar {...signedIn} />} />;
}
