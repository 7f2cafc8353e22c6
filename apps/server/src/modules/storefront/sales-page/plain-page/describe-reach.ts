import type { Translator } from '@foyer/i18n/translator.ts';
import { getContact } from '../../../clients/index.ts';
import { findSetting } from '../../../settings/index.ts';
import type { OpenSalesPage } from '../open-sales-page.ts';
import { linkTo, textOf } from './elements.ts';

/** Who sells and how to reach them, with privacy and imprint: what is below every page that has its script. */
export async function describeReach({ scope }: OpenSalesPage, t: Translator['t'], at: Date): Promise<string> {
  const { name, address, postalCode, town, phone, email, website, privacyUrl, imprintUrl } = await getContact(
    scope,
    at,
  );
  const { alternatePhone, supportUrl } = await findSetting(scope, 'support', at);
  const place = [name, address, `${postalCode} ${town}`.trim()].filter(Boolean).map(textOf);
  const phones = [phone, alternatePhone]
    .filter(Boolean)
    .map((number) => linkTo(`tel:${number.replace(/[^\d+]/g, '')}`, number));
  const pages = [
    [supportUrl, t('page-foot.contact')],
    [website, website],
    [privacyUrl, t('page-foot.privacy')],
    [imprintUrl, t('page-foot.imprint')],
  ] as const;
  return `<address>${[
    ...place,
    ...phones,
    ...(email ? [linkTo(`mailto:${email}`, email)] : []),
    ...pages.filter(([href]) => href).map(([href, label]) => linkTo(href, label)),
  ].join('<br>')}</address>`;
}
