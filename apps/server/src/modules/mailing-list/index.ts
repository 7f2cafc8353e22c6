export type { MailingListProvider } from './mailing-list-provider.ts';
