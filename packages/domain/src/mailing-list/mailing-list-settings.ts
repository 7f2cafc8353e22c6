import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { listOfOptIn, mailingProviders } from './mailing-providers.ts';

/** The id of a list as the provider names it. */
const listId = z
  .string('mailing-list-id-invalid')
  .trim()
  .regex(/^[A-Za-z0-9_-]{0,64}$/, 'mailing-list-id-invalid');

/** The subject `mailing-list` of the client settings. Its key is the secret `mailing-list-key`. */
export const mailingListSchema = z
  .object({
    mailingProvider: z.enum(mailingProviders, 'setting-choice-invalid'),
    newsletterList: listId,
    secondaryList: listId,
  })
  .superRefine(
    ({ mailingProvider, newsletterList, secondaryList }, context) => {
      if (mailingProvider === 'none' || newsletterList !== '' || secondaryList !== '') return;
      context.addIssue({ code: 'custom', path: ['newsletterList'], message: 'mailing-list-required' });
    },
    onceGood('mailingProvider', 'newsletterList', 'secondaryList'),
  );
export type MailingListSettings = z.output<typeof mailingListSchema>;

export const mailingListDefaults: MailingListSettings = {
  mailingProvider: 'none',
  newsletterList: '',
  secondaryList: '',
};

/** The lists that a buyer asked for: without an opt-in none, and each once. */
export function listsOf(settings: MailingListSettings, optIns: readonly string[]): string[] {
  if (settings.mailingProvider === 'none') return [];
  const lists = Object.entries(listOfOptIn).flatMap(([kind, field]) =>
    optIns.includes(kind) && settings[field] !== '' ? [settings[field]] : [],
  );
  return [...new Set(lists)];
}
