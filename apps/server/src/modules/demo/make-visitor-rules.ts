import type { RebookingSettings } from '@foyer/domain/rebooking/rebooking-rules.ts';
import type { RefundSettings } from '@foyer/domain/refunds/refund-settings.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { saveSetting } from '../settings/index.ts';

const rebooking: RebookingSettings = {
  buyersRebook: true,
  earlierDays: 30,
  laterDays: 90,
  latestHours: 2,
  mostTimes: 3,
  feeMinor: 0,
  isDifferenceReturned: true,
};

const refunds: RefundSettings = {
  keepServiceCost: true,
  keepTransactionCost: true,
  approvalAboveMinor: 250_00,
  buyersCancel: true,
  cancelHours: 24,
};

/** Its visitors move and cancel their visits themselves, so that a first look finds that at work. */
export async function makeVisitorRules(manager: RequestContext): Promise<void> {
  const atOnce = { version: 0, isApplyNow: true };
  await saveSetting(manager, { subject: 'rebooking', value: rebooking, ...atOnce });
  await saveSetting(manager, { subject: 'refunds', value: refunds, ...atOnce });
}
