import { setNonce } from 'get-nonce';

/**
 * The word by which this page's policy knows the styles that its own script makes. The server writes it into the
 * page; empty where there is none.
 */
export function readStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

/** Dialogs keep the page behind them still by a style of their own, made by a library that asks here. */
export function tellStyleNonce(): void {
  const nonce = readStyleNonce();
  if (nonce) setNonce(nonce);
}
