import type { Page } from 'playwright-core';

/**
 * Writes down from now on what a page tries and its policy forbids: `style-src-elem inline at /cms/`. Frames of
 * the page count too.
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('tellPolicyFault', (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellPolicyFault');
      const fault = `${event.effectiveDirective} ${event.blockedURI} at ${location.pathname} ${event.sourceFile}`;
      if (typeof tell === 'function') tell(fault);
    });
  });
  // In a frame without scripts only the console hears of it.
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  return faults;
}
