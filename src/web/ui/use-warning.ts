import { useEffect } from 'react';

/** Warns in the browser's console. */
export function useWarning(message: string | null): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console.
    if (message !== null) console.warn(message);
  }, [message]);
}
