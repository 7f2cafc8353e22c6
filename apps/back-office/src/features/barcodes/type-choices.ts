import { ticketTypeName } from '../../components/names/ticket-type-name.ts';
import type { TypesForCodesQuery } from '../../generated/operations.ts';

/** The ticket types by their groups, as a field offers them. */
export function typeChoices({ ticketGroups }: TypesForCodesQuery, language: string | undefined) {
  return ticketGroups
    .filter(({ state }) => state !== 'archived')
    .map(({ name, ticketTypes }) => ({
      group: name,
      items: ticketTypes
        .filter(({ state }) => state !== 'archived')
        .map((type) => ({ value: type.id, label: ticketTypeName(type, language) })),
    }));
}
