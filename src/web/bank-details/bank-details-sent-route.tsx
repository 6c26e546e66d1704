import { plainMessages } from '#web/app/plain.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { MessagePage } from '#web/page/message-page.tsx';

export function Component() {
  const messages = useMessages(plainMessages);
  return (
    <MessagePage
      spot="done"
      title={messages.bankDoneTitle}
      message={`${messages.bankDone} ${messages.bankMail}`}
      link={{ to: '/login', label: messages.signIn }}
    />
  );
}
