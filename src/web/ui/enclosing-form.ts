import { createContext, use } from 'react';

/**
 * What the fields and buttons of a form know of it: whether it can be sent, and whether its error summary announces every
 * error once it has taken the focus.
 */
export const EnclosingForm = createContext({
  isOpen: true,
  isSummarised: false,
  setSummarised: (_: boolean) => {},
});

/** Only one alert is heard for a failed submit: that of the summary, if the form has one. */
export const useErrorRole = (): 'alert' | undefined => (use(EnclosingForm).isSummarised ? undefined : 'alert');
