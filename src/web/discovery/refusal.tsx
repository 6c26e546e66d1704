import { useSelector } from '@xstate/react';
import { useText } from '#web/i18n/use-text.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DiscoveryActors } from './discovery-actors.ts';

/** Why the shortlist could not be changed. */
export function Refusal({ actors: { shortlist } }: { actors: DiscoveryActors }) {
  const { discovery: text, ui } = useText();
  const refused = useSelector(shortlist, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const message = useSelector(shortlist, ({ context }) => context.message);
  if (!refused) return null;
  return (
    <Banner tone="danger">
      {message ?? text.changeFailed}{' '}
      <Button look="quiet" onClick={() => shortlist.send({ type: 'banner.dismiss' })}>
        {ui.dismiss}
      </Button>
    </Banner>
  );
}
