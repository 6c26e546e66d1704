import { shallowEqual, useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import { visibleCreators } from '#machines/discovery/discovery.view.ts';
import { announcementIn } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import type { DirectoryActors, DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';

export function useVisibleCreators({ discovery, details, lists }: DirectoryActors): CreatorItem[] {
  const found = useSelector(details, ({ context }) => context.found);
  const services = useSelector(lists, ({ context }) => context.lists.services);
  return useSelector(discovery, (snapshot) => visibleCreators(snapshot, { found, services }));
}

/** Says what a bookmark did. A dialog over the page does not silence an element with `aria-live`. */
export function ListAnnouncement({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const change = useSelector(actors.shortlist, announcementIn, shallowEqual);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const creators = useVisibleCreators(actors);
  const creator = change && (found[change.id] ?? creators.find(({ _id }) => _id === change.id));
  const say = change?.isIn ? messages.savedTo : messages.removedFrom;
  return (
    <p className={hidden} aria-live="polite">
      {change && creator ? say(creator.fullName, change.listName ?? messages.shortlist) : ''}
    </p>
  );
}
