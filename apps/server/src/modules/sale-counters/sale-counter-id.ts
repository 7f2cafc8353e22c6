import type { SaleCounter } from '@foyer/domain/capacity/sale-counters.ts';
import { v5 as uuidv5 } from 'uuid';

/** The id of a counter is derived from what it counts, so that it needs no lookup; a timeslot's is the timeslot's. */
export function saleCounterId(
  clientId: string,
  { kind, ownerId, scope }: Pick<SaleCounter, 'kind' | 'ownerId' | 'scope'>,
): string {
  return kind === 'timeslot' ? ownerId : uuidv5(`${kind} ${ownerId} ${scope}`, clientId);
}
