import { creatorRules, newCreator } from './creator-rules.ts';
import type { Round } from './round.ts';

/** What leads on, as far as somebody can tell who saw only what was answered so far; sometimes another was faster. */
export function stepForward({ done }: Round, record: number, variant: number): string {
  const accepted = done.filter((deed) => deed.record === record && deed.isAccepted && isOfCreator(deed.kind));
  const { account, application, link } = accepted.reduce(
    (world, deed) => creatorRules(world, { ...deed, link: world.links })?.world ?? world,
    newCreator,
  );
  if (account === 'active') return 'account.suspend';
  if (account === 'suspended') return 'account.reinstate';
  if (application === 'REJECTED') return 'application.reopen';
  if (application === 'ONHOLD') return 'application.approve';
  if (link === 'submitted') return variant % 4 === 0 ? 'bank.verify' : 'bank.return';
  return link === 'issued' || link === 'opened' ? 'link.submit' : 'bank.reissue';
}

const isOfCreator = (kind: string): boolean => !/^(sponsor|mail|session|password)\./.test(kind);
