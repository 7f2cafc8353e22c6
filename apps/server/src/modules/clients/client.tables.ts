import type { Generated } from 'kysely';

interface ClientTable {
  id: Generated<string>;
  subdomain: string;
  externalId: string | null;
  name: string;
  address: Generated<string>;
  postalCode: Generated<string>;
  town: Generated<string>;
  country: Generated<string>;
  phone: Generated<string>;
  website: Generated<string>;
  email: Generated<string>;
  currency: Generated<'EUR' | 'GBP' | 'ZAR'>;
  codeType: Generated<'qr' | '1d'>;
  timeZone: Generated<string>;
  paymentEnvironment: Generated<'test' | 'live'>;
  defaultLocale: Generated<string>;
  supportedLocales: Generated<string[]>;
  channelTypes: Generated<string[]>;
  logoUrl: string | null;
  bannerUrl: string | null;
  orderPrefix: Generated<string>;
  crmId: Generated<string>;
  crmLogicalAccount: Generated<string>;
  serviceFeeOnlineMinor: Generated<number>;
  serviceFeeOfflineMinor: Generated<number>;
  serviceFeeGroupsMinor: Generated<number>;
  transactionCostOnlineMinor: Generated<number>;
  transactionCostOfflineMinor: Generated<number>;
  passOnServiceCost: Generated<boolean>;
  passOnTransactionCost: Generated<boolean>;
  active: Generated<boolean>;
  disabledAt: Date | null;
  createdAt: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    client: ClientTable;
  }
}
