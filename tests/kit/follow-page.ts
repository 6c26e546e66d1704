import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import type { TestContext } from 'vitest';

const pictures = join(import.meta.dirname, '../../coverage/failed');

/** Records what happens on a page. After a failed test, prints it and takes a screenshot. */
export function followPage(page: Page): (task: TestContext['task']) => Promise<void> {
  const story: string[] = [];
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => {
    unanswered.delete(request);
    story.push(`failed ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('framenavigated', (frame) => story.push(`at ${frame.url()}`));
  page.on('console', (message) => story.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => story.push(`thrown: ${message}`));
  return async ({ name, result }) => {
    if (result?.state !== 'fail') return;
    const shown = await page
      .locator('body')
      .textContent({ timeout: 2_000 })
      .catch(() => '(nothing could be read)');
    const waiting = [...unanswered].map((request) => `no answer to ${request.method()} ${request.url()}`);
    const path = join(pictures, `${name.replaceAll(/\W+/g, '-').slice(0, 80)}.png`);
    const picture = await page.screenshot({ path, timeout: 10_000 }).then(
      () => path,
      () => 'none',
    );
    const told = [...story, ...waiting, `screenshot: ${picture}`].join('\n');
    process.stderr.write(`\n"${name}" ended at ${page.url()}\n${told}\n\n${shown}\n`);
  };
}
