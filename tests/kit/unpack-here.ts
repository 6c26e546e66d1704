/** Unpacks Chromium into the folder of this process for what is passing. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
