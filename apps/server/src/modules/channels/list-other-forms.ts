import type { Channel } from '@foyer/domain/channels/channel.ts';
import { otherFormsOf } from '@foyer/domain/channels/other-forms.ts';
import { hasForms } from '@foyer/domain/settings/client-locales.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findSetting } from '../settings/index.ts';

/**
 * Of these languages those in which visitors read the other form, formal or informal, than the written one.
 * @param channel undefined = sold without one: as the client's languages say.
 */
export async function listOtherForms(
  scope: ClientScope,
  channel: Pick<Channel, 'salesFlow'> | undefined,
  languages: readonly string[],
  at: Date,
): Promise<string[]> {
  const form = channel?.salesFlow.addressForm ?? 'client';
  if (form !== 'client') return otherFormsOf(form, languages, []);
  if (!languages.some(hasForms)) return [];
  const { languages: ofClient } = await findSetting(scope, 'languages', at);
  return otherFormsOf(form, languages, ofClient);
}
