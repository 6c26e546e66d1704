import { useSelector } from '@xstate/react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import * as css from './new-match-count.css.ts';
import { savedSearchesMessages } from './saved-searches.messages.ts';

const maxShown = 99;

export function NewMatchCount({ actors: { page } }: DirectoryProps) {
  const messages = useMessages(savedSearchesMessages);
  const count = useSelector(page, ({ context }) => context.newMatchCount);
  if (count === 0) return null;
  return (
    <>
      <span className={hidden}>{messages.newMatches(count)}</span>
      <span className={css.count} aria-hidden>
        {count > maxShown ? `${maxShown}+` : count}
      </span>
    </>
  );
}
