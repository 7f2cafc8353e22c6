import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { channelText } from './channel-texts.ts';
import { channelTextsInput } from './channel-texts-input.ts';
import { detailKinds } from './detail-kinds.ts';
import { readSalesFlow, salesFlowInput, standardSalesFlow } from './sales-flow.ts';

const group = '0190a000-0000-7000-8000-000000000001';

describe('the sales flow of a channel', () => {
  test('a channel without a flow asks name, email and phone, and sells as every page did', () => {
    expect(readSalesFlow(undefined)).toEqual(standardSalesFlow);
    expect(standardSalesFlow.details.fields.map(({ kind, isRequired }) => `${kind} ${isRequired}`)).toEqual([
      'first-name true',
      'last-name true',
      'email true',
      'phone false',
    ]);
  });

  test('a flow that is older than a field has the standard of that field', () => {
    const kept = { ...standardSalesFlow, style: { corners: 'round' } };
    expect(readSalesFlow(kept).style).toEqual({ ...standardSalesFlow.style, corners: 'round' });
  });

  test('there are 25 kinds of personal details', () => {
    expect(new Set(detailKinds).size).toBe(25);
  });

  test.each([
    ['the email address is not asked', { details: { fields: [] } }, 'details.fields: detail-email-required'],
    [
      'one thing is asked twice',
      { details: { fields: [required('email'), required('email')] } },
      'details.fields.1.kind: detail-asked-twice',
    ],
    [
      'a newsletter is required',
      { details: { fields: [required('email'), required('newsletter')] } },
      'details.fields.1.kind: detail-never-required',
    ],
    ['upsell offers nothing', { upsell: { isOn: true } }, 'upsell.ticketTypeIds: upsell-ticket-required'],
    [
      'fixed donations have no amounts',
      { donation: { isOn: true, choice: 'options' } },
      'donation.amountsMinor: donation-amount-required',
    ],
    [
      'there are six donations to choose from',
      { donation: { amountsMinor: [100, 200, 300, 400, 500, 600] } },
      'donation.amountsMinor: too-many-donation-amounts',
    ],
    ['nobody has a code', { restrictions: { who: 'code' } }, 'restrictions.codes: restriction-code-required'],
    [
      'a domain is no domain',
      { restrictions: { who: 'email-domain', emailDomains: ['example'] } },
      'restrictions.emailDomains.0: email-domain-invalid',
    ],
    [
      'popup data would go over plain http',
      { popupData: { url: 'http://getij.example' } },
      'popupData.url: popup-data-url-invalid',
    ],
    [
      'a ticket group is in two steps',
      { products: { ticketGroupIds: [group] }, merchandise: { ticketGroupIds: [group] } },
      'merchandise.ticketGroupIds: ticket-group-in-two-steps',
    ],
  ])('is refused where %s', (_why, flow, refusal) => {
    const parsed = parseInput(salesFlowInput, flow);
    expect(parsed.ok ? [] : parsed.refusals.map(({ code, field }) => `${field}: ${code}`)).toEqual([refusal]);
  });

  test('a domain may be typed with the @ of its addresses', () => {
    const { restrictions } = readSalesFlow({ restrictions: { emailDomains: ['@Getij.Example'] } });
    expect(restrictions.emailDomains).toEqual(['getij.example']);
  });
});

describe('the texts of a channel', () => {
  test('a text is that of the language, else that of the default language', () => {
    const channel = { texts: { ticketsHeading: { nl: 'Kies', en: 'Choose' } }, defaultLanguage: 'nl' };
    expect(channelText(channel, 'ticketsHeading', 'en')).toBe('Choose');
    expect(channelText(channel, 'ticketsHeading', 'ja')).toBe('Kies');
    expect(channelText(channel, 'dateHeading', 'en')).toBe('');
  });

  test('a heading is shorter than a page of terms', () => {
    const long = 'a'.repeat(200);
    const parsed = parseInput(channelTextsInput, { ticketsHeading: { en: long }, termsText: { en: long } });
    expect(parsed.ok ? [] : parsed.refusals).toEqual([
      { code: 'channel-text-too-long', field: 'ticketsHeading.en', params: { maximum: 120 } },
    ]);
  });
});

function required(kind: (typeof detailKinds)[number]) {
  return { kind, isRequired: true };
}
