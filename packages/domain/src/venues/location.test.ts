import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { decideLocationDeletion, unusedLocation } from './location-deletion.ts';
import { locationInput } from './location-input.ts';

const standard = { opens: '10:00', closes: '17:30' };
const mainBuilding = {
  name: ' Main building ',
  standardHours: standard,
  weekHours: [null, standard, standard, { opens: '10:00', closes: '01:00' }, standard, standard, standard],
};

function codesOf(changes: object): string[] {
  const result = parseInput(locationInput, { ...mainBuilding, ...changes });
  return result.ok ? [] : result.refusals.map(({ field, code }) => `${field}: ${code}`);
}

describe('a location', () => {
  test('needs little more than a name: its country is the Netherlands by default', () => {
    expect(parseInput(locationInput, mainBuilding)).toMatchObject({
      ok: true,
      value: { name: 'Main building', country: 'NL', timeZone: 'Europe/Amsterdam' },
    });
  });

  test('may close after midnight, but not at the minute it opens', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ standardHours: { opens: '10:00', closes: '10:00' } })).toEqual([
      'standardHours.closes: hours-empty',
    ]);
  });

  test('is refused with a blank name, a made-up zone or hours that no clock shows', () => {
    expect(codesOf({ name: '  ' })).toEqual(['name: location-name-required']);
    expect(codesOf({ timeZone: 'Europe/Havenstad' })).toEqual(['timeZone: time-zone-invalid']);
    expect(codesOf({ standardHours: { opens: '25:00', closes: '17:00' } })).toEqual([
      'standardHours.opens: time-invalid',
    ]);
    expect(codesOf({ weekHours: [standard] })).toEqual(['weekHours: hours-of-every-weekday']);
  });
});

describe('deleting a location', () => {
  test('the last one stays', () => {
    expect(decideLocationDeletion(unusedLocation, 1)).toMatchObject({
      refusals: [{ code: 'location-is-last' }],
    });
  });

  test('one that products, timeslot groups, events or scanners use stays', () => {
    const used = { productCount: 1, timeslotGroupCount: 2, eventCount: 1, scannerCount: 3 };
    expect(decideLocationDeletion(used, 3)).toMatchObject({
      refusals: [{ code: 'location-in-use', params: { count: 7 } }],
    });
    expect(decideLocationDeletion(unusedLocation, 3).ok).toBe(true);
  });
});
