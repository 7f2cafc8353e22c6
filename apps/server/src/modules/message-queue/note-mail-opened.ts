import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, hasEntrySince, writeAudit } from '../audit-log/index.ts';

/** A page that asks again while it is open is one reading. */
const ONE_READING_MINUTES = 15;

/** The audit log says who read what a mail says; an account that reads on leaves one entry. */
export async function noteMailOpened(context: RequestContext, mailId: string): Promise<void> {
  const entry = { action: 'open-mail', entity: 'mail', entityId: mailId } as const;
  const actor = actorOf(context);
  await context.inClient(async (scope) => {
    if (await hasEntrySince(scope, { ...entry, actorId: actor.id ?? '' }, ONE_READING_MINUTES)) return;
    await writeAudit(scope, actor, entry);
  });
}
