import type { ClientScope } from '../../../platform/database/database.ts';
import { findSetting } from '../../settings/index.ts';

/** The client's office networks, as its settings have them; without any, no call is at the office. */
export async function findOfficeRanges(scope: ClientScope, at: Date): Promise<readonly string[]> {
  const { ranges } = await findSetting(scope, 'office-ips', at);
  return ranges;
}
