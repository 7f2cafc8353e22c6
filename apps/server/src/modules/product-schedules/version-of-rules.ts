import type { ProductSchedule, ScheduleBlocker } from '@foyer/domain/product-schedules/product-schedule.ts';
import { contentVersion } from '../../platform/crypto/content-version.ts';

/** Of all that the form of a schedule or blocker edits: unchanged while that is unchanged. */
export function versionOfRules(rules: ProductSchedule | ScheduleBlocker): string {
  const edited = Object.entries(rules).filter(([name]) => name !== 'calendarId');
  return contentVersion(edited.sort(([one], [other]) => (one < other ? -1 : 1)));
}
