import type { MailingListSettings } from '@foyer/domain/mailing-list/mailing-list-settings.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findSecret } from '../settings/index.ts';
import { mailchimp } from './mailchimp.ts';
import { ListUnknownError } from './mailing-list-provider.ts';

const fields = ['newsletterList', 'secondaryList'] as const;

/**
 * Before the settings are saved the provider is asked for each list: one that it does not know is refused at its field. No
 * key, or no answer, is the error of specification 001, section 8 ("mailplus save error").
 */
export async function checkLists(context: RequestContext, settings: MailingListSettings): Promise<Refusal[]> {
  if (settings.mailingProvider === 'none') return [];
  const { app } = context;
  const key = await context.inClient((scope) => findSecret(app, scope, 'mailing-list-key'));
  if (!key) return [{ code: 'mailing-list-key-missing' }];
  const refusals: Refusal[] = [];
  for (const field of fields) {
    if (settings[field] === '') continue;
    try {
      await mailchimp.findList(app, key, settings[field]);
    } catch (error) {
      if (!(error instanceof ListUnknownError)) return [{ code: 'mailing-list-save-failed' }];
      refusals.push({ code: 'mailing-list-unknown', field });
    }
  }
  return refusals;
}
