import type { Page, Request } from 'playwright-core';
import type { TestContext } from 'vitest';

/** Follows a page from its start, so that a test that fails upon it tells what was there to be seen. */
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
    process.stderr.write(`\n"${name}" ended upon ${page.url()}\n${[...story, ...waiting].join('\n')}\n\n${shown}\n`);
  };
}
