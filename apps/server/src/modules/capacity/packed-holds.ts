import type { HoldToInsert } from './hold.ts';

/** A batch as it is sent to the database: what holds share once, and the sums that they take of each counter. */
export interface PackedHolds {
  /** Of each hold its kind, from 1. */
  kindOf: number[];
  kinds: HoldKind[];
  /** Each counter once. */
  needs: Need[];
}

/** What many holds of a batch share: where they are sold, what they are for and what they take. */
type HoldKind = Pick<HoldToInsert, 'channelId' | 'places'> & { sale: string; count: number };

interface Need {
  counterId: string;
  quantity: number;
  /** The greatest share, in percent, that is withheld from one of the requests. */
  withheld: number;
}

export function packHolds(holds: readonly HoldToInsert[]): PackedHolds {
  const known = new Map<string, number>();
  const sales = new Map<HoldToInsert['sale'], string>();
  const kinds: HoldKind[] = [];
  const kindOf = holds.map(({ channelId, sale: tickets, places }) => {
    const sale = sales.get(tickets) ?? JSON.stringify(tickets);
    sales.set(tickets, sale);
    let key = `${channelId} ${sale}`;
    for (const { counterId, quantity, withheldPercentage } of places)
      key += ` ${counterId} ${quantity} ${withheldPercentage}`;
    const number = known.get(key) ?? kinds.push({ channelId, sale, places, count: 0 });
    known.set(key, number);
    const kind = kinds[number - 1];
    if (kind) kind.count += 1;
    return number;
  });
  return { kindOf, kinds, needs: needsOf(kinds) };
}

function needsOf(kinds: readonly HoldKind[]): Need[] {
  const needs = new Map<string, Need>();
  for (const { places, count } of kinds) {
    for (const { counterId, quantity, withheldPercentage = 0 } of places) {
      const need = needs.get(counterId) ?? { counterId, quantity: 0, withheld: 0 };
      need.quantity += quantity * count;
      need.withheld = Math.max(need.withheld, withheldPercentage);
      needs.set(counterId, need);
    }
  }
  return [...needs.values()];
}
