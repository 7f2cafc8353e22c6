import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const REST_MS = 150;

/**
 * Answers a function that waits until the page has asked for nothing for a moment and has drawn what came. Unlike
 * the browser's own "network idle" it also works after a step within the app, which loads no document.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const change = () => {
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    open.add(request);
    change();
  });
  const end = (request: Request) => {
    if (open.delete(request)) change();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    change();
    while (open.size > 0 || performance.now() - changedAt < REST_MS) {
      await sleep(25);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  };
}
