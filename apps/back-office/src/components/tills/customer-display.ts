import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { TillMeans } from '@foyer/domain/tills/till-entry.ts';
import { mountPath } from '../../app/routing/mount-path.ts';

export interface DisplayLine {
  id: string;
  quantity: number;
  /** In the language of the customer. */
  name: string;
  /** Before a discount: that is a line of its own. */
  amountMinor: number;
}

/** Below what is bought: what comes on top, and what is taken off. The display has the words. */
export interface DisplayExtra {
  id: string;
  kind: 'fees' | 'discount' | 'gift-card' | 'voucher';
  /** Negative where it is taken off. */
  amountMinor: number;
}

/** What a customer sees of a sale; null between sales. */
export interface DisplayedSale {
  /** What is bought: 'Salt & Light'. */
  title: string;
  /** null = on any day; without a time = on any time of the day. */
  visit: { date: string; time: string | null } | null;
  lines: readonly DisplayLine[];
  extras: readonly DisplayExtra[];
  /** What the customer pays: the lines and extras come to it. */
  totalMinor: number;
  currency: string;
  /** The language of the customer. */
  language: ContentLanguage;
  /** Once money is taken: how much, by which means, and what goes back. */
  payment?: {
    means: TillMeans;
    receivedMinor: number;
    changeMinor: number;
  } | null;
}

type Message = { kind: 'sale'; sale: DisplayedSale | null } | { kind: 'hello' };

const channelName = 'foyer.customer-display';
let channel: BroadcastChannel | undefined;
let shown: DisplayedSale | null = null;

/** Shows a sale on the second windows of this browser at once; null when it is over. */
export function showOnCustomerDisplay(sale: DisplayedSale | null): void {
  shown = sale;
  deskChannel().postMessage({ kind: 'sale', sale } satisfies Message);
}

/** Opens the second window, to be moved to the customer's screen. */
export function openCustomerDisplay(): void {
  deskChannel();
  window.open(
    mountPath('/ticketverkoop/klantscherm'),
    'foyer-customer-display',
    'popup,width=1280,height=800',
  );
}

/** A display that opens late asks for the sale that is shown. */
function deskChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'hello') channel?.postMessage({ kind: 'sale', sale: shown } satisfies Message);
    });
  }
  return channel;
}

/** Follows the desk of this browser. @returns how to stop. */
export function followDesk(onSale: (sale: DisplayedSale | null) => void): () => void {
  const own = new BroadcastChannel(channelName);
  own.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'sale') onSale(data.sale);
  });
  own.postMessage({ kind: 'hello' } satisfies Message);
  return () => own.close();
}
