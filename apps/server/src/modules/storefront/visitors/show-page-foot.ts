import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import type { App } from '../../../platform/app.ts';
import { getContact } from '../../clients/index.ts';
import { findSetting } from '../../settings/index.ts';
import { listLocationsWithHours } from '../../venues/index.ts';
import { openClientOf } from '../sales-page/open-sales-page.ts';

/** A chain of museums has its desks on its website. */
const mostDesks = 5;

/** What is below every page for visitors of a client. @throws NotFoundError `channel-not-found`. */
export async function showPageFoot(app: App, subdomain: string): Promise<PageFoot> {
  return openClientOf(app, subdomain, async ({ scope, client: { logoUrl } }) => {
    const at = app.clock();
    const { name, address, postalCode, town, email, phone, website, ...legal } = await getContact(scope, at);
    const { alternatePhone, supportUrl } = await findSetting(scope, 'support', at);
    const { languages: chosen } = await findSetting(scope, 'languages', at);
    const languages = [...new Set(chosen.map(({ locale }) => locale.slice(0, 2)))];
    const locations = await listLocationsWithHours(scope);
    const desks = locations
      .filter(({ weekHours }) => weekHours.some((hours) => hours !== null))
      .slice(0, mostDesks)
      .map((location) => ({ name: location.name, week: location.weekHours }));
    const { ga4Id, gtmId, pixelId } = await findSetting(scope, 'analytics', at);
    const reach = {
      name,
      logoUrl,
      languages,
      address,
      postalCode,
      town,
      email,
      phone,
      alternatePhone,
      desks,
      website,
      supportUrl,
    };
    const { privacyUrl, imprintUrl } = legal;
    return { ...reach, privacyUrl, imprintUrl, analytics: { ga4Id, gtmId, pixelId } };
  });
}
