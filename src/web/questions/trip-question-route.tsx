import { useParams } from 'react-router-dom';
import { storedDrafts } from '#machines/text-drafts.ts';
import { readQuestionDraft, tripQuestion } from '#machines/trip-question/trip-question.actors.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { TripQuestionScreen } from './trip-question-screen.tsx';

export function Component() {
  const username = useBlogUsername();
  const { segment: trip = '' } = useParams();
  const actor = usePage(() => {
    const [named, drafts] = [{ username, trip }, storedDrafts(null, 'question')];
    return { chart: tripQuestion(named, drafts), input: { draft: readQuestionDraft(named, drafts) } };
  });
  return <TripQuestionScreen actor={actor} back={`${blogAddress(username)}/${encodeURIComponent(trip)}`} />;
}
