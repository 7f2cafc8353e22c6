import type { Refusal } from '@foyer/domain/result/result.ts';
import { catalogueParts, readTranslator } from '@foyer/i18n/read-catalogue.ts';

const parts = catalogueParts('en').filter((part) => part.startsWith('errors'));
const english = readTranslator('en-US', parts);

/** The specification's own text of a refusal, in English; screens translate by its code. */
export function refusalText(refusal: Refusal): string {
  return english.t(`errors.${refusal.code}`, refusal.params);
}
