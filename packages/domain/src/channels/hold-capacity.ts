import { momentOf } from '../calendar/zoned-time.ts';
import type { HoldCapacity, HoldCapacityRelease } from '../capacity/withheld-places.ts';

/**
 * "holdcapacity" as a channel has it (specification 001, section 3, Ticketstreet): a share of each timeslot that it may
 * not sell until a day and time on the client's clock, or until so many minutes before each start; neither = never.
 */
export interface ChannelHoldCapacity {
  enabled: boolean;
  percentage: number;
  releaseDate: string | null;
  releaseTime: string | null;
  releaseMinutes: number | null;
}

export const noHoldCapacity: ChannelHoldCapacity = {
  enabled: false,
  percentage: 0,
  releaseDate: null,
  releaseTime: null,
  releaseMinutes: null,
};

/** The rule of a channel on its client's clock; null = it may sell everything. */
export function holdCapacityRule(set: ChannelHoldCapacity, timeZone: string): HoldCapacity | null {
  if (!set.enabled || set.percentage === 0) return null;
  return { percentage: set.percentage, release: releaseOf(set, timeZone) };
}

function releaseOf(
  { releaseDate, releaseTime, releaseMinutes }: ChannelHoldCapacity,
  timeZone: string,
): HoldCapacityRelease {
  if (releaseMinutes !== null) return { kind: 'before start', minutes: releaseMinutes };
  if (releaseDate === null || releaseTime === null) return { kind: 'never' };
  const moment = momentOf(releaseDate, releaseTime, timeZone);
  const at = moment.kind === 'once' ? moment.at : moment.kind === 'gap' ? moment.nextAt : moment.firstAt;
  return { kind: 'at', at };
}
