import { fromPromise } from 'xstate';
import { type ShareAnswer, type SharedLink, sharingMachine } from './sharing.machine.ts';

export const sharing = sharingMachine.provide({
  actors: { shareLink: fromPromise<ShareAnswer, { link: SharedLink | null }>(({ input }) => shareLink(input.link)) },
});

async function shareLink(link: SharedLink | null): Promise<ShareAnswer> {
  if (link === null) return { kind: 'closed' };
  if ('share' in navigator) {
    const isShown = await navigator.share(link).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isShown) return { kind: 'closed' };
  }
  await navigator.clipboard.writeText(link.url);
  return { kind: 'copied' };
}
