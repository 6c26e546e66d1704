/** For those who look into the browser's console; people are told nothing. */
export function warn(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console.
  console.warn(message);
}
