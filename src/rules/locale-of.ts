/** English is written with the day before the month, as most of its readers here do. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
