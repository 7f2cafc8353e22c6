import { embedding } from './present-embedding.ts';

/**
 * Opens where to pay. Payment pages refuse to be shown in a frame: they get the whole window, whose way back is the order's
 * page. An address of ours stays in its frame. A kiosk that starts again opens none for the visitor who has left.
 */
export function openPayment(address: string): void {
  if (document.documentElement.dataset.kiosk === 'leaving') return;
  if (address.startsWith('/shop/')) location.assign(address);
  else openOutside(address);
}

/** Opens a page or file of others, in the whole window: in a frame it would be refused, without a way back or out. */
export function openOutside(address: string): void {
  if (embedding === null) location.assign(address);
  else openOnTop(new URL(address, location.href).href);
}

function openOnTop(address: string): void {
  try {
    const { top } = window;
    if (top === null) throw new Error('no window');
    top.location.href = address;
  } catch {
    // A frame without the right to leave: a window of its own, where the browser allows one.
    window.open(address, '_blank');
  }
}
