import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address asks: `?why=` a timeslot, or a date of a product; the rest narrows it. */
export interface WhyAsked {
  why: string | null;
  timeslotId: string | null;
  ticketGroupId: string | null;
  channelId: string | null;
  ask: (changes: Partial<Record<'why' | 'whyTime' | 'whyGroup' | 'whyChannel', string | undefined>>) => void;
  close: () => void;
}

/** The question stands in the address: a copied link opens the same answer (design.md, principle 5). */
export function useWhyAsked(): WhyAsked {
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask: WhyAsked['ask'] = (changes) =>
    void navigate({
      to: '.',
      search: { ...address, ...changes } as never,
      replace: true,
      resetScroll: false,
    });
  return {
    why: address.why ?? null,
    timeslotId: address.whyTime ?? null,
    ticketGroupId: address.whyGroup ?? null,
    channelId: address.whyChannel ?? null,
    ask,
    close: () => ask({ why: undefined, whyTime: undefined, whyGroup: undefined, whyChannel: undefined }),
  };
}
