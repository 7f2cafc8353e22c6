import type { TillSettings } from '@foyer/domain/tills/till-settings.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { tillModule } from './require-till-right.ts';

/** Whether the account of a call counts drawers without seeing what should be in them. */
export function countsBlind({ can }: RequestContext, { blindCount }: TillSettings): boolean {
  return blindCount && !can(tillModule, 'extra');
}
