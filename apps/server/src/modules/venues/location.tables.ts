import type { Generated } from 'kysely';

interface LocationTable {
  clientId: string;
  id: Generated<string>;
  name: string;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  timeZone: string;
  ipRanges: Generated<string[]>;
  paymentEnvironment: Generated<'test' | 'live' | null>;
  standardOpens: string | null;
  standardCloses: string | null;
  houseLimit: Generated<number | null>;
  createdAt: Generated<Date>;
  version: Generated<number>;
}

interface OpeningHoursTable {
  clientId: string;
  locationId: string;
  weekday: number;
  opens: string | null;
  closes: string | null;
}

interface ClosedDayTable {
  clientId: string;
  locationId: string;
  date: string;
  note: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    location: LocationTable;
    openingHours: OpeningHoursTable;
    closedDay: ClosedDayTable;
  }
}
