interface UserAgentNames {
  browser: string | null;
  system: string | null;
}

/** In this order: Edge also calls itself Chrome, and Chrome also Safari. */
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

/** Bounds the time that the patterns take on a hostile header. */
const maxLength = 500;

/** Browser and system of a User-Agent. Nothing else of it is stored. */
export function parseUserAgent(agent: string): UserAgentNames {
  const read = agent.slice(0, maxLength);
  return { browser: nameIn(browsers, read), system: nameIn(systems, read) };
}

const nameIn = (names: readonly [string, RegExp][], agent: string): string | null =>
  names.find(([, says]) => says.test(agent))?.[0] ?? null;
