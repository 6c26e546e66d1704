import { useMessages } from '#web/i18n/use-messages.ts';
import { MessagePage } from '#web/page/message-page.tsx';
import { notFoundMessages } from './not-found.messages.ts';

export function Component() {
  const messages = useMessages(notFoundMessages);
  return (
    <MessagePage
      spot="missing"
      title={messages.title}
      message={messages.text}
      link={{ to: '/', label: messages.start }}
    />
  );
}
