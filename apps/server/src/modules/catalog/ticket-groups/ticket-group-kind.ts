import { suitsAvailability } from '@foyer/domain/catalog/availability-switch.ts';
import type { Product } from '@foyer/domain/catalog/product.ts';
import {
  type TicketGroupInput,
  ticketGroupInput,
  ticketGroupKindInput,
} from '@foyer/domain/catalog/ticket-group-input.ts';
import { kindsOfAvailability, type TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';

/**
 * Reads a ticket group's fields for its product. Without a kind it keeps the one that it has, or gets the first that the
 * product sells. @throws RefusedError `ticket-group-kind-unsuited` for a new kind that the product does not sell
 * (product.md, section 4).
 */
export function readTicketGroup(
  typed: unknown,
  { availabilityType }: Pick<Product, 'availabilityType'>,
  present?: TicketGroupKind,
): { input: TicketGroupInput; kind: TicketGroupKind } {
  const asked = valueOrThrow(parseInput(ticketGroupKindInput, typed)).kind;
  const kind = asked ?? present ?? kindsOfAvailability[availabilityType][0];
  const input = valueOrThrow(parseInput(ticketGroupInput, { ...(typed as object), kind }));
  if (kind !== present && !suitsAvailability(kind, availabilityType)) {
    throw new RefusedError([{ code: 'ticket-group-kind-unsuited', field: 'kind' }]);
  }
  return { input, kind };
}
