import { type Follower, followingMachine } from '#machines/following/following.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const [mia, lee] = [
  { email: 'mia@mail.example', language: 'en' },
  { email: 'lee@mail.example', language: 'tr' },
] as const;
const follow = (follower: Follower) => ({ type: 'follow.submit', follower }) as const;
const submitting = (follower: typeof mia | typeof lee) => ({
  calls: { followCreator: { follower } },
  context: { follower, message: null },
});

export const journeys = journeysOf({
  machine: followingMachine,
  file: 'following/following.machine.ts',
  journeys: {
    'sends a link once, and another to a corrected address'(open) {
      const form = open();
      form.isIn('editing.calm', { context: { follower: null, message: null } });
      form.send(follow(mia));
      form.isIn('submitting', submitting(mia));
      form.rejects(follow(mia), follow(lee));
      form.answer('followCreator', { kind: 'sent' });
      form.isIn('editing.sent');
      form.send(follow(lee));
      form.isIn('submitting', submitting(lee));
    },
    'sends nothing to what is no address, and says so until one is sent'(open) {
      const form = open();
      form.send(follow(mia));
      form.answer('followCreator', { kind: 'sent' });
      form.send(follow({ email: 'mia@', language: 'en' }));
      form.isIn('editing.invalid', { context: { follower: mia } });
      form.send(follow(lee));
      form.isIn('submitting', submitting(lee));
    },
    'says why no link was sent, until it is sent again'(open) {
      const form = open();
      form.send(follow(mia));
      form.answer('followCreator', { kind: 'refused', message: 'Too many.' });
      form.isIn('editing.refused', { context: { follower: mia, message: 'Too many.' } });
      form.send(follow(mia));
      form.isIn('submitting', submitting(mia));
      form.fail('followCreator', { message: 'Network Error' });
      form.isIn('editing.refused', { context: { message: 'Network Error' } });
    },
  },
});
