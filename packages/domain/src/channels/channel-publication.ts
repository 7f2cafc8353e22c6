import { ok, type Result, refused } from '../result/result.ts';
import type { PublicationPeriod } from './publication-period.ts';

export const publicationStates = ['published', 'unpublished', 'upcoming'] as const;
export type PublicationState = (typeof publicationStates)[number];

type Position = 'before the start' | 'within' | 'after the end';

/** Channel states of product decisions, section 5: the switch and the place of today decide. */
const states: Record<'on' | 'off', Record<Position, PublicationState>> = {
  on: { 'before the start': 'upcoming', within: 'published', 'after the end': 'unpublished' },
  off: { 'before the start': 'unpublished', within: 'unpublished', 'after the end': 'unpublished' },
};

interface Publication extends PublicationPeriod {
  publicationOn: boolean;
}

/** The state of a channel on a day (`today` local to the client). */
export function publicationState(channel: Publication, today: string): PublicationState {
  return states[channel.publicationOn ? 'on' : 'off'][positionOf(today, channel)];
}

/** What to do with a start date that still lies ahead. */
export type PublishChoice = 'keep the start date' | 'start today';

/**
 * The publication of a channel after staff publish it. A channel with a future start date either keeps it and becomes
 * upcoming, or starts today; publishing an upcoming channel always moves its start to today (specification, section
 * 4). Refused with `publication-ended` while the end date lies in the past.
 */
export function decidePublication<C extends Publication>(
  channel: C,
  today: string,
  choice: PublishChoice,
): Result<C> {
  const position = positionOf(today, channel);
  if (position === 'after the end') return refused({ code: 'publication-ended', field: 'endDate' });
  const alreadyUpcoming = publicationState(channel, today) === 'upcoming';
  const startsToday = position === 'before the start' && (alreadyUpcoming || choice === 'start today');
  return ok({ ...channel, publicationOn: true, startDate: startsToday ? today : channel.startDate });
}

function positionOf(today: string, { startDate, endDate }: PublicationPeriod): Position {
  if (endDate !== null && today > endDate) return 'after the end';
  if (startDate !== null && today < startDate) return 'before the start';
  return 'within';
}
