import { useMessages } from '#web/i18n/use-messages.ts';
import { MessagePage } from '#web/page/message-page.tsx';
import { plainMessages } from './plain.messages.ts';

export function Component() {
  const words = useMessages(plainMessages);
  return <MessagePage title={words.notFoundTitle} message={words.notFound} link={{ to: '/', label: words.start }} />;
}
