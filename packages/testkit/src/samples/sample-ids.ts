import { randomUUID } from 'node:crypto';
import type { BusyClient, Thing } from '../builders/a-busy-client.ts';
import type { SampleId } from '../graphql-call.ts';

const synonyms: Record<string, Thing> = { channel: 'ticketstreet', orderedids: 'tickettype' };

/**
 * Finds the id that a field means by its name and its argument's: `timeslotGroupId` or `timeslotGroup(id)`. The
 * longest name wins, so that a timeslot group is no timeslot. What the client has none of gets an id of nothing.
 */
export function sampleIdsOf(client: BusyClient): SampleId {
  const things = new Map<string, string>([
    ...Object.entries(client.ids),
    ...Object.entries(synonyms).map(([name, thing]) => [name, client.ids[thing]] as const),
  ]);
  const longestFirst = [...things.keys()].sort((a, b) => b.length - a.length);
  return (fieldName, argumentName) => {
    const name = /^ids?$/.test(argumentName) ? fieldName : argumentName;
    const thing = longestFirst.find((one) => name.toLowerCase().includes(one));
    return (thing && things.get(thing)) ?? randomUUID();
  };
}
