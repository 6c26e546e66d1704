import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { maxCompared } from '#contract/sponsor-choices.ts';
import { isChoosing } from '#machines/list-addition/list-addition.view.ts';
import { idsShownIn } from '#machines/own-lists/own-lists.view.ts';
import { comparisonAddress } from '#machines/rules/comparison-address.ts';
import { isRemoved } from '#machines/shortlist/shortlist.view.ts';
import { invitingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import * as css from './card-menu.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { isSameList } from './same-list.ts';
import { focusAfterChoice, SeveralTray, useAfterChoice } from './several-choice.tsx';

interface ListTrayProps extends DirectoryProps {
  listId: string | null;
}

/** What can be done with the chosen creators of a list. */
export function ListTray({ actors, listId }: ListTrayProps) {
  const { shortlist, listAddition } = actors;
  const messages = useMessages(ownListsMessages);
  const isOn = useSelector(listAddition, isChoosing);
  const ids = useSelector(listAddition, ({ context }) => context.creators.map(({ id }) => id), isSameList);
  const afterwards = useAfterChoice({ actors });
  if (!isOn) return <RemovedTray actors={actors} listId={listId} />;
  if (ids.length === 0) return <SeveralTray actors={actors} />;
  return (
    <SeveralTray actors={actors}>
      {ids.length >= 2 && ids.length <= maxCompared ? (
        <Link to={comparisonAddress(ids)} className={button.quiet}>
          {messages.compare}
        </Link>
      ) : (
        <p className={css.count}>{messages.comparable(maxCompared)}</p>
      )}
      <Link to={invitingAddress(ids)} state={fromList} className={button.quiet}>
        {messages.invite}
      </Link>
      <Button look="quiet" actor={shortlist} event={{ type: 'list.export', ids }}>
        {messages.exportChosen}
      </Button>
      <Button
        look="quiet"
        actor={shortlist}
        event={{ type: 'entry.put', ids, listId, isIn: false }}
        onClick={() => {
          listAddition.send({ type: 'choice.end' });
          focusAfterChoice(afterwards);
        }}
      >
        {messages.takeOut}
      </Button>
    </SeveralTray>
  );
}

/** One removed creator has Undo below the card. */
function RemovedTray({ actors: { shortlist }, listId }: ListTrayProps) {
  const messages = useMessages(ownListsMessages);
  const ids = useSelector(
    shortlist,
    (snapshot) => idsShownIn(listId)(snapshot).filter((id) => isRemoved(id, listId)(snapshot)),
    isSameList,
  );
  if (ids.length < 2) return null;
  return (
    <div className={css.severalChoiceTray}>
      <p role="status" className={css.count}>
        {messages.removedCount(ids.length)}
      </p>
      <Button look="quiet" actor={shortlist} event={{ type: 'entry.put', ids, listId, isIn: true }}>
        {messages.undoAll}
      </Button>
    </div>
  );
}
