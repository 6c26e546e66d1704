import { describe, it } from 'vitest';
import { installedFirefox } from './firefox.ts';
import { takeJourneysIn } from './journeys.ts';
import { installedWebKit } from './webkit.ts';

describe.each([installedFirefox, installedWebKit])('$name', (browser) => {
  if (browser.isInstalled()) takeJourneysIn(browser);
  else it.skip(`skipped: not installed (apt-get install ${browser.packages})`, () => {});
});
