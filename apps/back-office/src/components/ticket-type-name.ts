import { chooseText } from '@foyer/domain/catalog/content-text.ts';

interface NamedType {
  descriptions: readonly { language: string; name: string }[];
}

/** A ticket type's name for staff: in the client's default language, else in English or any that it has. */
export function ticketTypeName({ descriptions }: NamedType, defaultLanguage: string | undefined): string {
  const names = Object.fromEntries(descriptions.map(({ language, name }) => [language, name]));
  return chooseText(names, defaultLanguage ?? '', 'en');
}
