import { useSelector } from '@xstate/react';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import { areContactsUndecided } from '#machines/blog-editing/blog-editing.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import * as css from './contact-question.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';

export function ContactQuestion({ editing }: { editing: BlogEditingActor }) {
  const messages = useMessages(dashboardMessages);
  const isOpen = useSelector(editing, ({ context }) => areContactsUndecided(context));
  if (!isOpen) return null;
  const decides = (areShown: boolean) =>
    ({ actor: editing, event: { type: 'contacts.decide', areShown }, onClick: () => focusField('tab') }) as const;
  return (
    <Banner tone="warning">
      <p>{messages.contactsArePublic}</p>
      <div className={css.answers}>
        <Button look="secondary" {...decides(true)}>
          {messages.keepContacts}
        </Button>
        <Button look="secondary" {...decides(false)}>
          {messages.hideContacts}
        </Button>
      </div>
    </Banner>
  );
}
