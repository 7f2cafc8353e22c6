import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptInOrder, type CounterFigures, type Places, sumPlaces } from './accept-in-order.ts';

const counter = (capacity: number | null, held = 0, sold = 0): CounterFigures => ({ capacity, held, sold });
const wants = (counterId: string, quantity: number): Places => ({ counterId, quantity });

describe('places go to the first requests in order of arrival', () => {
  test('the first to come is the first to be served, and a later smaller party still fits', () => {
    const counters = new Map([['a', counter(4)]]);
    const outcome = acceptInOrder(counters, [
      [wants('a', 3)],
      [wants('a', 2)],
      [wants('a', 1)],
      [wants('a', 1)],
    ]);
    expect(outcome.map((one) => one === undefined)).toEqual([true, false, true, false]);
    expect(outcome[1]).toEqual([{ code: 'not-enough-places', counterId: 'a', left: 1 }]);
  });

  test('a party that is refused at one timeslot takes nothing at the other', () => {
    const counters = new Map([
      ['a', counter(2)],
      ['b', counter(2, 0, 2)],
    ]);
    const outcome = acceptInOrder(counters, [[wants('a', 2), wants('b', 1)], [wants('a', 2)]]);
    expect(outcome).toEqual([[{ code: 'sold-out', counterId: 'b', left: 0 }], undefined]);
  });

  test('without a limit every request fits; an unknown counter fits none', () => {
    const counters = new Map([['a', counter(null)]]);
    expect(acceptInOrder(counters, [[wants('a', 100_000)], [wants('x', 1)]])).toEqual([
      undefined,
      [{ code: 'counter-unknown', counterId: 'x', left: 0 }],
    ]);
  });

  test('two lines of one cart for the same timeslot are added up', () => {
    expect(sumPlaces([wants('a', 1), wants('b', 1), wants('a', 2)])).toEqual([wants('a', 3), wants('b', 1)]);
  });

  test('no counter is ever exceeded and no request that fits is refused', () => {
    const ids = ['a', 'b', 'c'];
    const request = fc.uniqueArray(
      fc.record({ counterId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 5 }) }),
      {
        minLength: 1,
        maxLength: 3,
        selector: (places) => places.counterId,
      },
    );
    fc.assert(
      fc.property(
        fc.tuple(...ids.map(() => fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }))),
        fc.array(request, { maxLength: 30 }),
        (capacities, requests) => {
          const counters = new Map(ids.map((id, index) => [id, counter(capacities[index] ?? null)]));
          const outcome = acceptInOrder(counters, requests);
          const taken = new Map(ids.map((id) => [id, 0]));
          requests.forEach((places, index) => {
            const fits = places.every(({ counterId, quantity }) => {
              const capacity = counters.get(counterId)?.capacity ?? null;
              return capacity === null || (taken.get(counterId) ?? 0) + quantity <= capacity;
            });
            expect(outcome[index] === undefined).toBe(fits);
            if (fits)
              for (const { counterId, quantity } of places)
                taken.set(counterId, (taken.get(counterId) ?? 0) + quantity);
          });
        },
      ),
    );
  });
});
