import type { TicketTypeInput } from './ticket-type-input.ts';

/** What is bought. Prices include VAT; they are in minor units of the client's currency. */
export interface TicketType extends TicketTypeInput {
  id: string;
  ticketGroupId: string;
  /** Unique in the client; the article code where none is given. */
  number: number;
  isArchived: boolean;
  version: number;
}

export const ticketTypeStates = ['active', 'inactive', 'archived'] as const;
export type TicketTypeState = (typeof ticketTypeStates)[number];

export function ticketTypeStateOf(type: Pick<TicketType, 'active' | 'isArchived'>): TicketTypeState {
  if (type.isArchived) return 'archived';
  return type.active ? 'active' : 'inactive';
}
