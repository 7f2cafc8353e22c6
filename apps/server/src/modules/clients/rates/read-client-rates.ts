import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { readSubject, type SubjectState } from '../../settings/index.ts';

/** What the platform charges a client, as an Admin of the platform sees it: in force, and to come. */
export function readClientRates(app: App, clientId: string): Promise<SubjectState> {
  return inClient(app.db, clientId, (scope) => readSubject(scope, 'platform-rates', app.clock()));
}
