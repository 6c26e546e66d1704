import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#contract/language.ts';

const page = readFileSync(join(import.meta.dirname, '../../src/web/index.html'), 'utf8');
const blocks = page.match(/<(?:div id="(?:old|loading|late)"|noscript).*?<\/(?:div|noscript)>/gs) ?? [];

it.each(languages)('the page that waits for the app speaks %s', (language) => {
  expect(blocks).toHaveLength(4);
  expect(blocks.filter((block) => !block.includes(`<p lang="${language}">`))).toEqual([]);
  expect(page).toContain(`language === '${language}'`);
  const others = languages.filter((each) => each !== language);
  expect(others.filter((other) => !page.includes(`[lang='${language}'] #loading [lang='${other}']`))).toEqual([]);
});
