export const ui = {
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading...',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remove: (label: string) => `Remove ${label}`,
  charactersUsed: (used: number, limit: number) => `${used} of ${limit} characters used`,
  timeLeft: (minutes: number, seconds: number) =>
    `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  skip: 'Skip to the content',
  tryAgain: 'Try again',
  language: 'Language',
  languageNotLoaded: 'This language could not be loaded. Please try again.',
  useDarkTheme: 'Use the dark theme',
  useLightTheme: 'Use the light theme',
};
