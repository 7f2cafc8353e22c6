import type { App } from '../../platform/app.ts';
import { failLostMails } from './mail-outbox.repository.ts';

/**
 * Tells of mails that nobody will send any more. The command `send-mail` tells itself that its last try failed, but not
 * where it could not: its worker was killed in every try, the command was deleted by hand, or the person was erased.
 */
export async function giveUpMails(app: App): Promise<void> {
  await failLostMails(app.db);
}
