import type { Page } from 'playwright-core';

export interface Received {
  /** '/ui/shop/assets/index-DNv8qNPC.js' */
  path: string;
  /** 'Script', 'Stylesheet', 'Document', 'Fetch', 'Font', ... as the browser calls it. */
  kind: string;
  /** What came over the line for it: headers and body, as they were sent. */
  bytes: number;
}

/** Everything that this page receives from now on, counted by the browser itself. */
export async function countReceived(page: Page): Promise<readonly Received[]> {
  const received: Received[] = [];
  const asked = new Map<string, { path: string; kind: string }>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, { path: new URL(response.url).pathname, kind: type });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = asked.get(requestId);
    if (request) received.push({ ...request, bytes });
  });
  await devtools.send('Network.enable');
  return received;
}

export function sumBytes(
  received: readonly Received[],
  isCounted: (one: Received) => boolean = () => true,
): number {
  return received.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0);
}
