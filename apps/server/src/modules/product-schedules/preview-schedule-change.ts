import type { ScheduleRules } from '@foyer/domain/product-schedules/product-schedule.ts';
import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import type { ScheduleTarget } from '@foyer/domain/product-schedules/schedule-target-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { planScheduleChange, type SchedulePlan } from './plan-schedule-change.ts';
import { findProductCalendar, getProductCalendar } from './product-calendar.repository.ts';
import { getSchedule } from './product-schedule.repository.ts';
import { refuseNightBlocker } from './refuse-closed-night.ts';
import { getBlocker } from './schedule-blocker.repository.ts';
import { refuseSchedule } from './schedule-constraints.ts';
import { refuseWrongTarget } from './schedule-target.ts';

type Change = (rules: ScheduleRules) => ScheduleRules;

/** A row that is not written yet; a new one is made after all others. */
const NEW = 'new';

/** The dry run of a new schedule, or of a change of the one with this id. Nothing is changed. */
export async function previewSchedule(
  context: RequestContext,
  where: ScheduleTarget | { id: string },
  typed: unknown,
): Promise<SchedulePlan> {
  const input = valueOrThrow(parseInput(productScheduleInput, typed));
  return preview(context, async (scope) => {
    const own = 'id' in where ? await getSchedule(scope, where.id) : null;
    if (!('id' in where)) await refuseWrongTarget(scope, where);
    const schedule = { ...input, id: own?.id ?? NEW };
    const target = 'id' in where ? await targetOf(scope, own?.calendarId) : where;
    await refuseSchedule(scope, target.locationId, input, own?.id);
    return [target, (rules) => ({ ...rules, schedules: put(rules.schedules, schedule) })];
  });
}

/** The dry run of deleting a schedule. */
export async function previewScheduleDeletion(context: RequestContext, id: string): Promise<SchedulePlan> {
  return preview(context, async (scope) => {
    const { calendarId } = await getSchedule(scope, id);
    const without: Change = (rules) => ({ ...rules, schedules: drop(rules.schedules, id) });
    return [await targetOf(scope, calendarId), without];
  });
}

/** The dry run of a new blocker, or of a change of the one with this id. */
export async function previewBlocker(
  context: RequestContext,
  where: ScheduleTarget | { id: string },
  typed: unknown,
): Promise<SchedulePlan> {
  const input = valueOrThrow(parseInput(scheduleBlockerInput, typed));
  return preview(context, async (scope) => {
    const own = 'id' in where ? await getBlocker(scope, where.id) : null;
    const target = 'id' in where ? await targetOf(scope, own?.calendarId) : where;
    if (!(await findProductCalendar(scope, target))) {
      throw new RefusedError([{ code: 'blocker-without-schedule', field: 'productId' }]);
    }
    await refuseNightBlocker(scope, target.locationId, input);
    const blocker = { ...input, id: own?.id ?? NEW };
    return [target, (rules) => ({ ...rules, blockers: put(rules.blockers, blocker) })];
  });
}

/** The dry run of deleting a blocker. */
export async function previewBlockerDeletion(context: RequestContext, id: string): Promise<SchedulePlan> {
  return preview(context, async (scope) => {
    const { calendarId } = await getBlocker(scope, id);
    const without: Change = (rules) => ({ ...rules, blockers: drop(rules.blockers, id) });
    return [await targetOf(scope, calendarId), without];
  });
}

async function preview(
  context: RequestContext,
  prepare: (scope: ClientScope) => Promise<[ScheduleTarget, Change]>,
): Promise<SchedulePlan> {
  context.require('availability-scheduler', 'edit');
  return context.inClient(async (scope) => {
    const [target, change] = await prepare(scope);
    return planScheduleChange(scope, target, change, context.app.clock());
  });
}

async function targetOf(scope: ClientScope, calendarId = ''): Promise<ScheduleTarget> {
  const { productId, locationId } = await getProductCalendar(scope, calendarId);
  return { productId, locationId };
}

/** In its own place where it is there already, else at the end. */
function put<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  const isKnown = rows.some(({ id }) => id === row.id);
  return isKnown ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];
}

function drop<Row extends { id: string }>(rows: readonly Row[], id: string): Row[] {
  return rows.filter((row) => row.id !== id);
}
