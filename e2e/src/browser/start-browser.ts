import { type Browser, chromium } from 'playwright-core';

/** These let a browser run as root in a container and keep it from talking to any server but the product. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium with an empty profile of its own. */
export function startBrowser(executablePath: string, extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...FLAGS, ...extraFlags] });
}
