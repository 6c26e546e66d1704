import { useEffect } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { uiMessages } from './ui.messages.ts';

/** Screen readers read the document title first. */
export function useErrorTitle(isShown: boolean): void {
  const { errorTitle: prefix } = useMessages(uiMessages);
  useEffect(() => {
    if (!isShown || document.title.startsWith(prefix)) return;
    document.title = `${prefix} ${document.title}`;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length + 1);
    };
  }, [isShown, prefix]);
}
