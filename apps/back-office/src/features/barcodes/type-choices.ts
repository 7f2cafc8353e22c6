import type { TypesForCodesQuery } from '../../generated/operations.ts';

/** The ticket types by their groups, as a field offers them. */
export function typeChoices({ ticketGroups }: TypesForCodesQuery, intlLocale: string) {
  const language = intlLocale.slice(0, 2);
  return ticketGroups
    .filter(({ state }) => state !== 'archived')
    .map(({ name, ticketTypes }) => ({
      group: name,
      items: ticketTypes
        .filter(({ state }) => state !== 'archived')
        .map(({ id, descriptions }) => {
          const named = descriptions.filter((one) => one.name !== '');
          const label = (named.find((one) => one.language === language) ?? named[0])?.name ?? id;
          return { value: id, label };
        }),
    }));
}
