import type { ToPage } from './embedding.ts';

/** Tells the page around the frame; which pages may be that, the policy of the answer says. */
export function tellPage(message: ToPage): void {
  window.parent.postMessage(message, '*');
}
