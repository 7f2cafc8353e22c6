import { type Refusal, type Result, refused } from '../../result/result.ts';
import { type GeneratedTimeslot, startOn } from '../generate-timeslots.ts';
import type { NewTimeslotInput, TimeslotsByHandInput, TimeslotUpdateInput } from '../timeslot-input.ts';
import { changeTimeslotByHand, describeByHand } from './change-timeslot-by-hand.ts';
import {
  detailsOf,
  type ExistingTimeslot,
  giveBackToRules,
  isEmpty,
  type TimeslotChangePlan,
  type TimeslotDetails,
  type TimeslotUpdate,
} from './plan-timeslot-changes.ts';

/** What a change of single timeslots does. Added ones, and those named here, are a person's: the rules leave them alone. */
export interface HandPlan extends TimeslotChangePlan {
  byHand: string[];
  givenBack: string[];
}

/** What is known of the calendar: its timeslots to come, and what its rules yield. */
interface Calendar {
  timeZone: string;
  coming: readonly ExistingTimeslot[];
  generated: readonly GeneratedTimeslot[];
}

const plainDetails: TimeslotDetails = {
  status: 'yes',
  title: '',
  classes: '',
  colour: null,
  note: '',
  exceptionId: null,
};

/**
 * What a person's change of single timeslots of one calendar does. One that is closed under its visitors needs a choice
 * about them, like one that the rules no longer yield.
 */
export function planTimeslotsByHand(
  calendar: Calendar,
  { timeslots, newTimeslots }: TimeslotsByHandInput,
  now: Date,
): Result<HandPlan> {
  const plan: HandPlan = {
    add: [],
    change: [],
    describe: [],
    remove: [],
    conflicts: [],
    unchangedCount: 0,
    byHand: [],
    givenBack: [],
  };
  const refusals: Refusal[] = [];
  for (const wanted of timeslots) {
    const present = calendar.coming.find(({ id }) => id === wanted.id);
    if (!present) refusals.push({ code: 'timeslot-in-past' });
    else if (present.state === 'cancelled') refusals.push({ code: 'timeslot-cancelled' });
    else if (wanted.state === 'open' && present.closureId)
      refusals.push({ code: 'timeslot-shut-by-closure' });
    else if (wanted.state === 'open' && present.groupShut) refusals.push({ code: 'timeslot-shut-for-group' });
    else if (wanted.followsRules) giveBack(plan, present, calendar.generated);
    else setByHand(plan, present, wanted);
  }
  for (const [index, wanted] of newTimeslots.entries()) {
    const added = startOf(wanted, calendar, [...plan.add], now);
    if (added.ok) plan.add.push(added.value);
    else {
      const field = `newTimeslots.${index}.time`;
      refusals.push(...added.refusals.map((refusal) => ({ ...refusal, field })));
    }
  }
  return refusals.length > 0 ? refused(...refusals) : { ok: true, value: plan };
}

function setByHand(plan: HandPlan, present: ExistingTimeslot, wanted: TimeslotUpdateInput): void {
  const change = changeTimeslotByHand(present, wanted);
  const details = describeByHand(present.details ?? plainDetails, wanted);
  plan.byHand.push(present.id);
  if (details) plan.describe.push({ id: present.id, ...details });
  if (wanted.limit === undefined && wanted.state === undefined) return;
  plan.change.push(change);
  if (isAboutVisitors(present, change)) plan.conflicts.push(present.id);
}

function giveBack(plan: HandPlan, present: ExistingTimeslot, generated: readonly GeneratedTimeslot[]): void {
  const yielded = generated.find(({ startsAt }) => startsAt.getTime() === present.startsAt.getTime());
  const change = giveBackToRules(present, yielded);
  if (change === 'remove') {
    plan.remove.push(present.id);
    return;
  }
  plan.givenBack.push(present.id);
  plan.change.push(change);
  if (yielded) plan.describe.push({ id: present.id, ...detailsOf(yielded) });
  if (isAboutVisitors(present, change)) plan.conflicts.push(present.id);
}

function isAboutVisitors(present: ExistingTimeslot, change: TimeslotUpdate): boolean {
  const closes = present.state === 'open' && change.state === 'closed' && !isEmpty(present);
  return closes || change.conflict !== null;
}

function startOf(
  { date, time, limit, ...details }: NewTimeslotInput,
  { timeZone, coming }: Calendar,
  added: readonly GeneratedTimeslot[],
  now: Date,
): Result<GeneratedTimeslot> {
  const startsAt = startOn(date, time, timeZone);
  if (!startsAt) return refused({ code: 'time-invalid' });
  if (startsAt <= now) return refused({ code: 'timeslot-in-past' });
  const isTaken = [...coming, ...added].some((one) => one.startsAt.getTime() === startsAt.getTime());
  if (isTaken) return refused({ code: 'timeslot-exists' });
  return { ok: true, value: { date, time, startsAt, capacity: limit, ...details } };
}
