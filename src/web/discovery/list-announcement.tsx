import { shallowEqual, useSelector } from '@xstate/react';
import { announcementIn } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { useVisibleCreators } from './use-visible-creators.ts';

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
