interface SoldProduct {
  state: string;
  channels: readonly {
    enabled: boolean;
    ticketGroupCount: number;
    channel: { state: string; pageUrl: string };
  }[];
}

/** The sales page on which visitors find a product now: that of the first published channel that sells it. */
export function salesPageOf(product: SoldProduct | undefined): string | undefined {
  if (product?.state !== 'active') return undefined;
  return product.channels.find(
    ({ enabled, ticketGroupCount, channel }) =>
      enabled && ticketGroupCount > 0 && channel.state === 'published',
  )?.channel.pageUrl;
}
