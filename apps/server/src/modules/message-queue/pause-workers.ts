import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import {
  deleteWorkerPause,
  findWorkerPause,
  insertWorkerPause,
  type WorkerPause,
} from './worker-pause.repository.ts';

/** The workers are those of all clients: only Admins see and change whether they are paused. */
const atPlatform = <T>(context: RequestContext, work: (scope: ClientScope) => Promise<T>) =>
  inClient(context.app.db, PLATFORM_CLIENT_ID, work);

/** Since when and by which Admin the workers are paused; null while they run. */
export async function readWorkerPause(context: RequestContext): Promise<WorkerPause | null> {
  context.require('clients', 'access');
  return atPlatform(context, async (scope) => (await findWorkerPause(scope)) ?? null);
}

/** Pauses the messages of all clients until an Admin resumes (design more.md, sections 13 and 14). */
export async function pauseWorkers(context: RequestContext): Promise<WorkerPause | null> {
  context.require('clients', 'edit');
  return atPlatform(context, async (scope) => {
    if (await insertWorkerPause(scope, context.account.accountId)) {
      await writeAudit(scope, actorOf(context), {
        action: 'pause-workers',
        entity: 'workers',
        entityId: null,
      });
    }
    return (await findWorkerPause(scope)) ?? null;
  });
}

/** What waited is carried out. */
export async function resumeWorkers(context: RequestContext): Promise<WorkerPause | null> {
  context.require('clients', 'edit');
  return atPlatform(context, async (scope) => {
    if (await deleteWorkerPause(scope)) {
      await writeAudit(scope, actorOf(context), {
        action: 'resume-workers',
        entity: 'workers',
        entityId: null,
      });
    }
    return null;
  });
}
