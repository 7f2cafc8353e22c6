import { hasForms, type LanguageForm, writtenForm } from '../settings/client-locales.ts';
import type { AddressForm } from './sales-flow.ts';

/**
 * The languages in which visitors read the other form than the one that the words are written in: as the channel says, or
 * as the client's languages do.
 */
export function otherFormsOf(
  addressForm: AddressForm,
  languages: readonly string[],
  ofClient: readonly { locale: string; form: LanguageForm }[],
): string[] {
  const wanted = (language: string) =>
    addressForm === 'client'
      ? ofClient.find(({ locale }) => locale.slice(0, 2) === language)?.form
      : addressForm;
  return languages.filter((language) => {
    const form = wanted(language);
    return hasForms(language) && form !== undefined && form !== writtenForm(language);
  });
}
