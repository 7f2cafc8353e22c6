import type { ClientScope } from '../../platform/database/database.ts';
import { changeClientLogo } from './client.repository.ts';

/** Pictures that represent the client itself (specification 000, section 3: defaultLogo, defaultBanner). */
export type ClientPicture = 'logo' | 'banner';

/** @param url where it is served; null = none, and the product's own logo is shown. */
export async function changeClientPicture(
  scope: ClientScope,
  picture: ClientPicture,
  url: string | null,
): Promise<void> {
  if (picture === 'logo') return changeClientLogo(scope, url);
  await scope.tx.updateTable('client').set({ bannerUrl: url }).where('id', '=', scope.clientId).execute();
}
