import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { silenceOf } from '../../../session/graphql/connection.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { RequestError } from '../../../session/graphql/request-error.ts';
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
  renew: () =>
    orNoAnswer(async () => {
      const input = { tillId, deviceId, language };
      const { renewDeskLease } = await requestGraphql(RenewDeskLease, { input });
      const { storageKey, serverNow, ...lease } = renewDeskLease;
      return {
        storageKey,
        lease: {
          ...lease,
          clockAheadMs: Date.parse(serverNow) - Date.now(),
          readAtTime: localDateTime(serverNow, timeZone).time,
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
      await requestGraphql(ReturnDeskLease, { leaseId });
    }),
});

const sentSale = ({ leaseId: _leaseId, receipt: _receipt, ...sale }: UnsentSale) => sale;

/** A gateway answers for a server that is away. */
const gatewayStatuses = [502, 503, 504];

async function orNoAnswer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isAway = error instanceof RequestError && gatewayStatuses.includes(error.status);
    if (isAway || silenceOf(error)) throw new NoAnswer();
    throw error;
  }
}
