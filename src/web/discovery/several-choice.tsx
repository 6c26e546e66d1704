import { useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import { maxAdded } from '#contract/shortlist-choices.ts';
import { isChoosing, isChosen } from '#machines/list-addition/list-addition.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import * as screen from './discovery-screen.css.ts';
import { listAdditionMessages } from './list-addition.messages.ts';
import * as css from './several-choice.css.ts';

export const severalId = 'choose-several';
const formId = 'several';

export function SeveralButton({ actors: { listAddition } }: DirectoryProps) {
  const messages = useMessages(listAdditionMessages);
  const isOn = useSelector(listAddition, isChoosing);
  return (
    <button
      type="button"
      id={severalId}
      className={screen.textButton}
      aria-pressed={isOn}
      onClick={() => listAddition.send({ type: isOn ? 'choice.end' : 'choice.start' })}
    >
      {messages.several}
    </button>
  );
}

/** Enter in the box submits the form of the tray, which is far for the keyboard. */
export function ChoiceBox({
  creator: { _id: id, fullName: name },
  actors: { listAddition },
}: DirectoryProps & { creator: CreatorItem }) {
  const messages = useMessages(listAdditionMessages);
  const isChecked = useSelector(listAddition, isChosen(id));
  const toggle = { type: 'creator.toggle', creator: { id, name } } as const;
  const possible = useSelector(listAddition, (snapshot) => snapshot.can(toggle));
  return (
    <label className={css.choose}>
      <input
        type="checkbox"
        form={formId}
        className={css.check}
        aria-label={messages.choose(name)}
        aria-disabled={!possible}
        checked={isChecked}
        onChange={() => listAddition.send(toggle)}
      />
    </label>
  );
}

export function SeveralTray({ actors: { listAddition } }: DirectoryProps) {
  const messages = useMessages(listAdditionMessages);
  const ui = useMessages(uiMessages);
  const count = useSelector(listAddition, ({ context }) => context.creators.length);
  const possible = useSelector(listAddition, (snapshot) => snapshot.can({ type: 'lists.open' }));
  return (
    <form
      id={formId}
      noValidate
      className={css.tray}
      onSubmit={(event) => {
        event.preventDefault();
        listAddition.send({ type: 'lists.open' });
      }}
    >
      <p role="status" className={css.count}>
        {messages.chosen(count, maxAdded)}
      </p>
      <Button type="submit" id="add-to-list" disabled={!possible}>
        {messages.add}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          listAddition.send({ type: 'choice.end' });
          focusField(severalId);
        }}
      >
        {ui.cancel}
      </Button>
    </form>
  );
}
