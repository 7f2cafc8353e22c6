import { z } from 'zod';

/** How a visitor came to an order. */
export interface OrderOrigin {
  /** As the link or the embedding page named it: 'spring-newsletter'. */
  campaign: string | null;
  /** The page of the client's own site that showed the sales page: 'https://www.getij.example/visit'. */
  page: string | null;
}

const longestCampaign = 100;
const longestPage = 500;

/**
 * What a visitor's browser says of it. Nothing in it may keep an order from being placed: what cannot be read, or is too
 * long, counts as not said.
 */
export const orderOriginInput = z
  .object({
    campaign: z.string().trim().min(1).max(longestCampaign).nullable().catch(null),
    page: z
      .url({ protocol: /^https$/ })
      .max(longestPage)
      .nullable()
      .catch(null),
  })
  .catch({ campaign: null, page: null });

/**
 * The origin that is kept: a page counts where its host is one of the client's own sites, without its query. Null =
 * nothing to keep.
 */
export function keptOrigin({ campaign, page }: OrderOrigin, hosts: readonly string[]): OrderOrigin | null {
  const known = page === null ? null : ownPage(page, hosts);
  return campaign === null && known === null ? null : { campaign, page: known };
}

function ownPage(page: string, hosts: readonly string[]): string | null {
  const url = URL.parse(page);
  if (!url || !hosts.includes(url.host)) return null;
  return `https://${url.host}${url.pathname}`;
}
