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
  reloadPage: 'Reload the page',
  partMissing: 'This part could not be loaded. What you typed is still here.',
  partLost: 'This part still could not be loaded. Check your connection; if it lasts, reload the page.',
  language: 'Language',
  useDarkTheme: 'Use the dark theme',
  useLightTheme: 'Use the light theme',
};
