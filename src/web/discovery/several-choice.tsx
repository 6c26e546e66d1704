import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CreatorItem } from '#contract/creator.ts';
import { maxAdded } from '#contract/sponsor-choices.ts';
import { isChoosing, isChosen } from '#machines/list-addition/list-addition.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { Form } from '#web/ui/form.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as css from './card-menu.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import * as screen from './discovery-screen.css.ts';
import { listAdditionMessages } from './list-addition.messages.ts';

const severalId = 'choose-several';
const formId = 'several';

/** What takes the focus after a choice: the card that was chosen last, since the button may be far above. */
export function useAfterChoice({ actors: { listAddition } }: DirectoryProps): string {
  const last = useSelector(listAddition, ({ context }) => context.creators.at(-1)?.id);
  const card = `creator-${last}`;
  return document.getElementById(card) ? card : severalId;
}

/** The view stays where it is. */
export const focusAfterChoice = (id: string): void => focusField(id, { preventScroll: true });

export function SeveralButton({ actors: { listAddition } }: DirectoryProps) {
  const messages = useMessages(listAdditionMessages);
  const isOn = useSelector(listAddition, isChoosing);
  return (
    <PlainButton
      id={severalId}
      className={screen.textButton}
      aria-pressed={isOn}
      actor={listAddition}
      event={{ type: isOn ? 'choice.end' : 'choice.start' }}
    >
      {messages.several}
    </PlainButton>
  );
}

/** Enter in the box submits the form of the tray, which is far for the keyboard. */
export function ChoiceBox({
  creator: { _id: id, fullName: name },
  actors: { listAddition },
}: DirectoryProps & { creator: CreatorItem }) {
  const messages = useMessages(listAdditionMessages);
  const isChecked = useSelector(listAddition, isChosen(id));
  return (
    <TickBox
      look={css.choose}
      form={formId}
      className={css.check}
      label={messages.choose(name)}
      isTicked={isChecked}
      actor={listAddition}
      event={{ type: 'creator.toggle', creator: { id, name } }}
    />
  );
}

/** The children are further actions. */
export function SeveralTray({ actors, children }: DirectoryProps & { children?: ReactNode }) {
  const { listAddition } = actors;
  const messages = useMessages(listAdditionMessages);
  const ui = useMessages(uiMessages);
  const count = useSelector(listAddition, ({ context }) => context.creators.length);
  const afterwards = useAfterChoice({ actors });
  return (
    <Form
      id={formId}
      className={css.severalChoiceTray}
      isBusy={false}
      actor={listAddition}
      event={{ type: 'lists.open' }}
    >
      <p role="status" className={css.count}>
        {messages.chosen(count, maxAdded)}
      </p>
      <Button type="submit" id="add-to-list">
        {messages.add}
      </Button>
      {children}
      <Button
        look="quiet"
        actor={listAddition}
        event={{ type: 'choice.end' }}
        onClick={() => focusAfterChoice(afterwards)}
      >
        {ui.cancel}
      </Button>
    </Form>
  );
}
