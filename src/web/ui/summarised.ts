import { createContext, use } from 'react';

/** The form of a field, whose error summary announces every error once it has taken the focus. */
export const SummarisedForm = createContext({ isSummarised: false, setSummarised: (_: boolean) => {} });

/** Only one alert is heard for a failed submit: that of the summary, if the form has one. */
export const useErrorRole = (): 'alert' | undefined => (use(SummarisedForm).isSummarised ? undefined : 'alert');
