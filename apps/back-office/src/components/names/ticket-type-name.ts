import { chooseText } from '@foyer/domain/catalog/content-text.ts';

interface NamedType {
  descriptions: readonly { language: string; name: string }[];
}

/** A ticket type's name for staff: in the language that they read, else in English or any that it has. */
export function ticketTypeName({ descriptions }: NamedType, language: string | undefined): string {
  const names = Object.fromEntries(descriptions.map((one) => [one.language, one.name]));
  return chooseText(names, language ?? '', 'en');
}
