import { useMessages } from '#web/i18n/use-messages.ts';
import { MessagePage } from '#web/page/message-page.tsx';
import { plainMessages } from './plain.messages.ts';

export function Component() {
  const messages = useMessages(plainMessages);
  return (
    <MessagePage
      spot="missing"
      title={messages.notFoundTitle}
      message={messages.notFound}
      link={{ to: '/', label: messages.start }}
    />
  );
}
