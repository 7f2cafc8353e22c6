import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { PKPass } from 'passkit-generator';
import type { OpenedApple } from '../accounts/wallet-keys.ts';
import type { PassFacts } from '../pass-facts.ts';
import type { PassPictures } from './pass-pictures.ts';

export interface PassMaking extends OpenedApple {
  pictures: PassPictures;
  /** Where the phone asks for a newer pass, and what it proves with; null = Apple would not take the address. */
  updates: { url: string; token: string } | null;
}

/**
 * The signed pass of a ticket (developer.apple.com, "Creating the Source for a Pass": style eventTicket). Its words are
 * in the buyer's language.
 */
export function makeApplePass(facts: PassFacts, { account, keys, pictures, updates }: PassMaking): PKPass {
  const t = readTranslator(facts.language, ['eticket', 'wallet']);
  const pass = new PKPass(
    pictures,
    { wwdr: keys.intermediate, signerCert: keys.certificate, signerKey: keys.key },
    {
      passTypeIdentifier: account.identifier,
      teamIdentifier: account.teamId,
      organizationName: facts.museum,
      serialNumber: facts.ticketId,
      description: t.t('wallet.description', { title: facts.title, museum: facts.museum }),
      logoText: facts.museum,
      backgroundColor: rgb(facts.colours.ink),
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(226, 230, 235)',
      // One pass lets one person in.
      sharingProhibited: true,
      voided: facts.isVoid,
      ...(updates ? { webServiceURL: updates.url, authenticationToken: updates.token } : {}),
    },
  );
  pass.type = 'eventTicket';
  pass.headerFields.push({
    key: 'date',
    label: t.t('eticket.date'),
    value: facts.date ? formatLongDate(facts.date, t.intlLocale) : t.t('eticket.anyDay'),
    changeMessage: t.t('wallet.changed', { value: '%@' }),
  });
  pass.primaryFields.push({
    key: 'title',
    label: facts.isTest ? t.t('eticket.test') : facts.museum,
    value: facts.title,
  });
  pass.secondaryFields.push(
    {
      key: 'time',
      label: t.t('eticket.timeslot'),
      value: facts.time ?? t.t('eticket.anyTime'),
      changeMessage: t.t('wallet.changed', { value: '%@' }),
    },
    { key: 'type', label: t.t('eticket.ticket'), value: facts.ticketType },
  );
  pass.auxiliaryFields.push({ key: 'order', label: t.t('wallet.order'), value: facts.orderNumber });
  if (facts.visitorName) {
    pass.auxiliaryFields.push({ key: 'name', label: t.t('eticket.visitor'), value: facts.visitorName });
  }
  if (facts.location) {
    const value = [facts.location.name, facts.location.address].filter(Boolean).join('\n');
    pass.backFields.push({ key: 'place', label: t.t('eticket.location.title'), value });
  }
  pass.backFields.push({ key: 'number', label: t.t('eticket.ticket'), value: facts.number });
  pass.setBarcodes({
    format: facts.codeType === '1d' ? 'PKBarcodeFormatCode128' : 'PKBarcodeFormatQR',
    message: facts.code,
    messageEncoding: 'iso-8859-1',
    altText: facts.number,
  });
  if (facts.startsAt && facts.relevantFrom) {
    pass.setRelevantDate(facts.startsAt);
    pass.setRelevantDates([
      { startDate: facts.relevantFrom.toISOString(), endDate: facts.startsAt.toISOString() },
    ]);
  }
  if (facts.validUntil) pass.setExpirationDate(facts.validUntil);
  return pass;
}

/** '#12263A' → 'rgb(18, 38, 58)': Apple takes no hexadecimal colours. */
function rgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${(value >> 16) & 255}, ${(value >> 8) & 255}, ${value & 255})`;
}
