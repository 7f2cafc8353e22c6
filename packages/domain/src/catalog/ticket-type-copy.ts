import type { TicketType } from './ticket-type.ts';
import type { TicketTypeInput } from './ticket-type-input.ts';

const longestName = 100;
const mark = ' (2)';

/**
 * A further ticket type with everything that this one has, but off sale. Its codes are its own: the article code is
 * left to its number, the checkout code would be scanned for both.
 */
export function copyOfTicketType(type: TicketType): TicketTypeInput {
  const copy = ticketTypeLike(type);
  return {
    ...copy,
    descriptions: copy.descriptions.map((description) => ({
      ...description,
      name: description.name && `${description.name.slice(0, longestName - mark.length)}${mark}`,
    })),
  };
}

/** The same under its own name: for the copy of a product. */
export function ticketTypeLike(type: TicketType): TicketTypeInput {
  const { id, ticketGroupId, number, isArchived, version, ...input } = type;
  return {
    ...input,
    descriptions: [...type.descriptions],
    salesPoints: [...type.salesPoints],
    articleCode: '',
    pluCode: '',
    customBarcode: '',
    active: false,
  };
}
