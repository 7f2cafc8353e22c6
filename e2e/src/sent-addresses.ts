import type { Page } from 'playwright-core';

/** The addresses that a page asks for from now on, as a proxy's log has them: without their fragments. */
export function listSentAddresses(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url().replace(/#.*/, ''), request.headers().referer ?? '');
  });
  return sent;
}
