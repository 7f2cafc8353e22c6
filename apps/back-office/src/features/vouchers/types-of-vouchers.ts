import { ticketTypeName } from '../../components/names/ticket-type-name.ts';
import type { TicketsOfVouchersQuery } from '../../generated/operations.ts';
import type { TypeOfVoucher } from './worth-card.tsx';

/** The ticket types that a voucher can be worth, with their names as staff read them. */
export function typesOfVouchers(
  { ticketGroups }: TicketsOfVouchersQuery,
  language: string | undefined,
): TypeOfVoucher[] {
  return ticketGroups
    .filter(({ state }) => state !== 'archived')
    .flatMap(({ name: group, ticketTypes }) =>
      ticketTypes
        .filter(({ state }) => state !== 'archived')
        .map((type) => ({
          id: type.id,
          group,
          priceMinor: type.priceMinor,
          name: ticketTypeName(type, language),
        })),
    );
}
