import { plainWords } from '#web/app/plain-words.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { MessagePage } from '#web/page/message-page.tsx';

export function Component() {
  const words = useWords(plainWords);
  return (
    <MessagePage
      title={words.bankDoneTitle}
      message={`${words.bankDone} ${words.bankMail}`}
      link={{ to: '/login', label: words.signIn }}
    />
  );
}
