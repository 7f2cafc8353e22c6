import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** So many frames in a row nothing is asked. They are counted, not timed: a busy machine takes longer. */
const REST_FRAMES = 4;

/**
 * Answers a function that waits until the page has asked for nothing for a moment and has drawn what came. Unlike
 * the browser's own "network idle" it also works after a step within the app, which loads no document.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let frames = 0;
  const change = () => {
    frames = 0;
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
    while (open.size > 0 || frames < REST_FRAMES) {
      frames += 1;
      await sleep(25);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  };
}
