import { useEffect } from 'react';

/** For those who look into the browser's console; people are told nothing. */
export function useWarning(message: string | null): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console.
    if (message !== null) console.warn(message);
  }, [message]);
}
