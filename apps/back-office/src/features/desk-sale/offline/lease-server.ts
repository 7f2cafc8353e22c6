import { localDay } from '@foyer/domain/calendar/local-day.ts';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { isOfGateway, silenceOf } from '../../../session/graphql/connection.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { type LeaseServer, NoAnswer } from './desk-keeper.ts';
import { RenewDeskLease, ReturnDeskLease, SendDeskSales } from './desk-leases.graphql.ts';
import type { UnsentSale } from './kept-lease.ts';

interface DeskOfTill {
  tillId: string;
  deviceId: string;
  /** Of the names on the screen. */
  language: ContentLanguage;
  timeZone: string;
}

/** The lease of a till in this browser, kept by the server. */
export const leaseServer = ({ tillId, deviceId, language, timeZone }: DeskOfTill): LeaseServer => ({
  renew: (seen, hasUnreadSales) =>
    orNoAnswer(async () => {
      const has = { seenTerms: seen?.termsVersion ?? null, seenCodes: seen?.codesVersion ?? null };
      const input = { tillId, deviceId, language, hasUnreadSales, ...has };
      const { renewDeskLease } = await requestGraphql(RenewDeskLease, { input });
      const { storageKey, serverNow, terms: sentTerms, codes: sentCodes, ...lease } = renewDeskLease;
      const [terms, codes] = [sentTerms ?? seen, sentCodes ?? seen?.codes];
      if (!terms || !codes) throw new Error('a renewal left out what this desk does not have');
      const { types, costs, company, offer } = terms;
      return {
        storageKey,
        lease: {
          ...lease,
          ...{ types, costs, company, offer, codes },
          clockAheadMs: Date.parse(serverNow) - Date.now(),
          readAtTime: localDateTime(serverNow, timeZone).time,
          dayEndsAt: localDay(offer.date, timeZone).endsAt.toISOString(),
        },
      };
    }),
  send: (leaseId, sales) =>
    orNoAnswer(async () => {
      const input = { leaseId, deviceNow: new Date().toISOString(), sales: sales.map(sentSale) };
      return (await requestGraphql(SendDeskSales, { input })).sendDeskSales;
    }),
  giveBack: (leaseId) =>
    orNoAnswer(async () => {
      await requestGraphql(ReturnDeskLease, { leaseId, deviceId });
    }),
});

const sentSale = ({ leaseId: _leaseId, receipt: _receipt, ...sale }: UnsentSale) => sale;

async function orNoAnswer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (silenceOf(error) || isOfGateway(error)) throw new NoAnswer();
    throw error;
  }
}
