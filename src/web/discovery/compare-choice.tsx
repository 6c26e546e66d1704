import { useSelector } from '@xstate/react';
import Scale from 'lucide-react/icons/scale';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { chosenOf } from '#machines/directory/directory.view.ts';
import { comparisonAddress } from '#machines/rules/comparison-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/more-menu.tsx';
import * as css from './card-menu.css.ts';
import { choiceMessages } from './choice.messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import { isSameList } from './same-list.ts';

export function CompareItem({ creator: { _id }, actors: { page } }: DirectoryProps & { creator: CreatorItem }) {
  const messages = useMessages(choiceMessages);
  const isChosen = useSelector(page, (snapshot) => chosenOf(snapshot).includes(_id));
  const possible = useSelector(page, (snapshot) => snapshot.can({ type: 'comparison.toggle', id: _id }));
  return (
    <MenuItem>
      <PlainButton actor={page} event={{ type: 'comparison.toggle', id: _id }}>
        <Scale size={18} aria-hidden />
        {isChosen ? messages.leaveOut : possible ? messages.compare : messages.full}
      </PlainButton>
    </MenuItem>
  );
}

export function CompareTray({ actors: { page } }: DirectoryProps) {
  const messages = useMessages(choiceMessages);
  const ids = useSelector(page, chosenOf, isSameList);
  if (ids.length === 0) return null;
  return (
    <div className={css.tray}>
      {ids.length === 1 ? (
        <p className={css.hint}>{messages.another}</p>
      ) : (
        <Link to={comparisonAddress(ids)} className={button.primary}>
          {messages.open(ids.length)}
        </Link>
      )}
    </div>
  );
}
