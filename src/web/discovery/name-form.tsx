import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as css from './own-lists.css.ts';

/** A flow whose dialog asks for a name. */
type NamingActor = Pick<ActorRef<NamingSnapshot, NamingEvent>, 'send' | 'getSnapshot' | 'subscribe'>;

type NamingSnapshot = Snapshot<unknown> & {
  context: { name: string };
  can(event: { type: 'name.confirm' }): boolean;
};

type NamingEvent = { type: 'name.type'; name: string } | { type: 'name.confirm' } | { type: 'change.leave' };

interface NameFormProps {
  actor: NamingActor;
  isBusy: boolean;
  label: string;
  hint?: string;
  error: string | null;
  name: string;
  maxLength: number;
  confirm: string;
  /** Instead of Cancel. */
  leave?: ReactNode;
  busy: string;
}

export function NameForm({ actor, isBusy, confirm, leave, busy, ...field }: NameFormProps) {
  const ui = useMessages(uiMessages);
  const value = useSelector(actor, ({ context }) => context.name);
  return (
    <Form className={css.form} isBusy={isBusy} actor={actor} event={{ type: 'name.confirm' }}>
      <TextField
        {...field}
        autoComplete="off"
        value={value}
        readOnly={isBusy}
        onText={(name) => actor.send({ type: 'name.type', name })}
      />
      <div className={css.actions}>
        <Button type="submit">{isBusy ? busy : confirm}</Button>
        <Button look="quiet" actor={actor} event={{ type: 'change.leave' }}>
          {leave ?? ui.cancel}
        </Button>
      </div>
    </Form>
  );
}
