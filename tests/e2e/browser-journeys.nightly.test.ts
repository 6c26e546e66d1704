import { ownChromium } from '#tests/browsers/chromium.ts';
import { takeJourneysIn } from '#tests/browsers/journeys.ts';

takeJourneysIn(ownChromium);
