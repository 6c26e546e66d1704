import { useWords } from '#web/i18n/use-words.ts';
import { MessagePage } from '#web/page/message-page.tsx';
import { plainWords } from './plain-words.ts';

export function Component() {
  const words = useWords(plainWords);
  return <MessagePage title={words.notFoundTitle} message={words.notFound} link={{ to: '/', label: words.start }} />;
}
