import { useParams } from 'react-router-dom';
import { tripQuestion } from '#machines/trip-question/trip-question.actors.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { TripQuestionScreen } from './trip-question-screen.tsx';

export function Component() {
  const username = useBlogUsername();
  const { segment: trip = '' } = useParams();
  const actor = usePage(() => ({ chart: tripQuestion({ username, trip }), input: undefined }));
  return <TripQuestionScreen actor={actor} back={`${blogAddress(username)}/${encodeURIComponent(trip)}`} />;
}
