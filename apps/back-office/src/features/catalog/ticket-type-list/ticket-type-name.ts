import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import type { TicketTypeRowFragment } from '../../../generated/operations.ts';

/** A ticket type's name for staff: in the client's default language, else in any that it has. */
export function ticketTypeName(
  type: Pick<TicketTypeRowFragment, 'descriptions'>,
  defaultLanguage: string | undefined,
): string {
  const names = Object.fromEntries(type.descriptions.map(({ language, name }) => [language, name]));
  return chooseText(names, defaultLanguage ?? '', 'en');
}
