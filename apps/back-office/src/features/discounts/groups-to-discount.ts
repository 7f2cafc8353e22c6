import type { TicketsToDiscountQuery } from '../../generated/operations.ts';

/** The ticket groups that a discount can be for, with their names. */
export function groupsToDiscount({ ticketGroups }: TicketsToDiscountQuery) {
  return ticketGroups
    .filter(({ state }) => state !== 'archived')
    .map((group) => {
      const { name, product } = group;
      return { ...group, label: name === product.name ? name : `${name} · ${product.name}` };
    });
}
