import { plainMessages } from '#web/app/plain.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { MessagePage } from '#web/page/message-page.tsx';

export function Component() {
  const words = useMessages(plainMessages);
  return (
    <MessagePage
      title={words.bankDoneTitle}
      message={`${words.bankDone} ${words.bankMail}`}
      link={{ to: '/login', label: words.signIn }}
    />
  );
}
