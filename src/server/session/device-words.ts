/** What a session was begun with; nothing where it did not say so. */
export interface DeviceWords {
  browser: string | null;
  system: string | null;
}

/** Those that call themselves others as well come first. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** No browser says so much of itself; a pattern that looks for one word behind another takes the longer the more there is. */
const charactersRead = 500;

/** Tells devices apart by two names that people know, and keeps nothing else of what a browser says of itself. */
export function deviceWords(agent: string): DeviceWords {
  const read = agent.slice(0, charactersRead);
  return { browser: nameIn(browsers, read), system: nameIn(systems, read) };
}

const nameIn = (names: readonly [string, RegExp][], agent: string): string | null =>
  names.find(([, says]) => says.test(agent))?.[0] ?? null;
