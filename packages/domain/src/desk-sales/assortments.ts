import { type ItemKind, isMerchandise } from '../catalog/item-kinds.ts';

/** What a desk sells, as three sets of buttons: tickets, the shop, the bar (specification 000: /kassaverkoop, /winkelverkoop, /barverkoop). */
export const assortments = ['till', 'shop', 'bar'] as const;
export type Assortment = (typeof assortments)[number];

/** More are not found on a touch screen. */
export const mostButtons = 48;

/** The edge of a button; `plain` has none. */
export const buttonColours = ['plain', 'blue', 'green', 'amber', 'red', 'violet', 'grey'] as const;
export type ButtonColour = (typeof buttonColours)[number];

/** A button opens a ticket group with its times and types, or adds one of a ticket type at once. */
export interface DeskButton {
  ticketGroupId: string | null;
  ticketTypeId: string | null;
  colour: ButtonColour;
}

/** What a group on offer says about itself, as far as buttons need it. */
export interface GroupForButtons {
  id: string;
  ticketTypes: readonly { id: string; itemKind: ItemKind }[];
}

/**
 * The buttons of an assortment that staff have not set: the till has every ticket group with admissions, the shop all
 * merchandise, the bar all products that are served on a visit.
 */
export function startingButtons(assortment: Assortment, groups: readonly GroupForButtons[]): DeskButton[] {
  if (assortment === 'till')
    return groups
      .filter(({ ticketTypes }) => ticketTypes.some(({ itemKind }) => itemKind === 'admission'))
      .map(({ id }) => ({ ticketGroupId: id, ticketTypeId: null, colour: 'plain' }));
  const isOf = (kind: ItemKind) => (assortment === 'shop' ? isMerchandise(kind) : kind === 'product');
  return groups
    .flatMap(({ ticketTypes }) => ticketTypes.filter(({ itemKind }) => isOf(itemKind)))
    .map(({ id }) => ({ ticketGroupId: null, ticketTypeId: id, colour: 'plain' }));
}
