import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { PassFacts } from '../pass-facts.ts';

/** One class for all tickets of a museum: what a visit says is in the objects, which can change. */
export const classIdOf = (issuerId: string) => `${issuerId}.foyer-ticket`;

/** '3388000000022204.01a2…': one for each ticket for which a pass was made. */
export const objectIdOf = (issuerId: string, ticketId: string) => `${issuerId}.${ticketId}`;

/** The layout of the passes (developers.google.com/wallet/generic/rest/v1/genericclass): two rows below the heading. */
export const classOf = (issuerId: string) => ({
  id: classIdOf(issuerId),
  multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
  classTemplateInfo: {
    cardTemplateOverride: {
      cardRowTemplateInfos: [rowOf('date', 'time'), rowOf('type', 'order')],
    },
  },
});

const itemOf = (module: string) => ({
  firstValue: { fields: [{ fieldPath: `object.textModulesData['${module}']` }] },
});

const rowOf = (left: string, right: string) => ({
  twoItems: { startItem: itemOf(left), endItem: itemOf(right) },
});

/** The pass of a ticket (developers.google.com/wallet/generic/rest/v1/genericobject), in the buyer's language. */
export function googleObjectOf(facts: PassFacts, issuerId: string, groupId: string) {
  const t = readTranslator(facts.language, ['eticket', 'wallet']);
  const said = (value: string) => ({ defaultValue: { language: facts.language, value } });
  const moduleOf = (id: string, header: string, body: string) => ({ id, header, body });
  const place = facts.location
    ? [
        moduleOf(
          'place',
          t.t('eticket.location.title'),
          [facts.location.name, facts.location.address].filter(Boolean).join(', '),
        ),
      ]
    : [];
  const name = facts.visitorName ? [moduleOf('name', t.t('eticket.visitor'), facts.visitorName)] : [];
  return {
    id: objectIdOf(issuerId, facts.ticketId),
    classId: classIdOf(issuerId),
    state: facts.isVoid ? 'INACTIVE' : 'ACTIVE',
    cardTitle: said(facts.isTest ? t.t('eticket.test') : facts.museum),
    header: said(facts.title),
    hexBackgroundColor: facts.colours.ink,
    barcode: {
      type: facts.codeType === '1d' ? 'CODE_128' : 'QR_CODE',
      value: facts.code,
      alternateText: facts.number,
    },
    groupingInfo: { groupingId: groupId },
    textModulesData: [
      moduleOf(
        'date',
        t.t('eticket.date'),
        facts.date ? formatLongDate(facts.date, t.intlLocale) : t.t('eticket.anyDay'),
      ),
      moduleOf('time', t.t('eticket.timeslot'), facts.time ?? t.t('eticket.anyTime')),
      moduleOf('type', t.t('eticket.ticket'), facts.ticketType),
      moduleOf('order', t.t('wallet.order'), facts.orderNumber),
      ...name,
      ...place,
    ],
    ...(facts.validUntil ? { validTimeInterval: { end: { date: facts.validUntil.toISOString() } } } : {}),
    ...(facts.startsAt && !facts.isVoid
      ? { notifications: { upcomingNotification: { enableNotification: true } } }
      : {}),
  };
}
