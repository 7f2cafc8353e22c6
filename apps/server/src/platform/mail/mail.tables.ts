import type { Generated } from 'kysely';
import type { MailState } from './mail-states.ts';

interface MailTable {
  clientId: string;
  id: Generated<string>;
  kind: string;
  orderId: string | null;
  accountId: string | null;
  language: string;
  sealed: Buffer;
  personKeyId: string;
  state: Generated<MailState>;
  attempts: Generated<number>;
  error: string | null;
  messageId: string | null;
  createdAt: Generated<Date>;
  sentAt: Date | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    mail: MailTable;
  }
}
