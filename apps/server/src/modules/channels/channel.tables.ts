import type { Generated } from 'kysely';

interface ChannelTable {
  clientId: string;
  id: Generated<string>;
  kind: 'ticketstreet' | 'webshop';
  name: string;
  url: string;
  publicationOn: Generated<boolean>;
  startsOn: string | null;
  endsOn: string | null;
  languages: string[];
  defaultLanguage: string;
  minTickets: number;
  maxTickets: number | null;
  colours: { brand: string; ink: string; paper: string };
  paymentMethods: Generated<string[]>;
  holdCapacityEnabled: Generated<boolean>;
  holdCapacityPercentage: Generated<number>;
  holdCapacityReleaseDate: Generated<string | null>;
  holdCapacityReleaseTime: Generated<string | null>;
  holdCapacityReleaseMinutes: Generated<number | null>;
  deletedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

interface ChannelTicketGroupTable {
  clientId: string;
  channelId: string;
  ticketGroupId: string;
  sort: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    channel: ChannelTable;
    channelTicketGroup: ChannelTicketGroupTable;
  }
}
