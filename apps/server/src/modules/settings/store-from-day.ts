import { localDateInput } from '@foyer/domain/calendar/calendar-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { effectiveOnDay } from '@foyer/domain/settings/setting-in-force.ts';
import { z } from 'zod';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { readTimeZone } from './client-facts.repository.ts';
import { storeSetting } from './store-setting.ts';
import type { SubjectState } from './subject-state.ts';

const dayInput = z.object({ fromDay: localDateInput });

/**
 * Writes a checked value that begins at 00:00 of a day of the client, tomorrow at the earliest (insight-and-settings,
 * decision 17). @throws RefusedError `date-invalid` or `day-before-tomorrow`.
 */
export async function storeFromDay(
  context: RequestContext,
  scope: ClientScope,
  state: SubjectState,
  value: object,
  day: string,
): Promise<void> {
  const { fromDay } = valueOrThrow(parseInput(dayInput, { fromDay: day }));
  const moment = { now: context.app.clock(), timeZone: await readTimeZone(scope) };
  const startsAt = valueOrThrow(effectiveOnDay(fromDay, moment));
  await storeSetting(context, scope, state, { value, isApplyNow: false, startsAt });
}
