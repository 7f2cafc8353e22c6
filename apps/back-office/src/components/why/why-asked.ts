import { text, useAddressSearch, useChangeSearch } from '../fields/address-search.ts';

const whySearch = { why: text, whyTime: text, whyGroup: text, whyChannel: text };

/** What the address asks: `?why=` a timeslot, or a date of a product; the rest narrows it. */
export interface WhyAsked {
  why: string | null;
  timeslotId: string | null;
  ticketGroupId: string | null;
  channelId: string | null;
  ask: (changes: Partial<Record<keyof typeof whySearch, string | undefined>>) => void;
  close: () => void;
}

/** The question is in the address: a copied link opens the same answer (design.md, principle 5). */
export function useWhyAsked(): WhyAsked {
  const address = useAddressSearch(whySearch);
  const change = useChangeSearch();
  const ask: WhyAsked['ask'] = (changes) => change(changes, { replace: true, resetScroll: false });
  return {
    why: address.why ?? null,
    timeslotId: address.whyTime ?? null,
    ticketGroupId: address.whyGroup ?? null,
    channelId: address.whyChannel ?? null,
    ask,
    close: () => ask({ why: undefined, whyTime: undefined, whyGroup: undefined, whyChannel: undefined }),
  };
}
