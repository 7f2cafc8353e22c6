import type { Refusal } from '@foyer/domain/result/result.ts';

/**
 * Orders and tickets refer to what they are for, and the catalogue asks no other area whether they do: the
 * database keeps what was sold from being deleted, and this is its no in words.
 */
export function soldTicketConstraints(code: string): Record<string, Refusal> {
  return {
    order_line_client_id_ticket_type_id_fkey: { code },
    ticket_client_id_ticket_type_id_fkey: { code },
  };
}
