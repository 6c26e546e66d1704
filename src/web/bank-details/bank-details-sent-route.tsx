import { useMessages } from '#web/i18n/use-messages.ts';
import { MessagePage } from '#web/page/message-page.tsx';
import { bankDetailsSentMessages } from './bank-details-sent.messages.ts';

export function Component() {
  const messages = useMessages(bankDetailsSentMessages);
  return (
    <MessagePage
      spot="done"
      title={messages.title}
      message={messages.text}
      link={{ to: '/login', label: messages.signIn }}
    />
  );
}
