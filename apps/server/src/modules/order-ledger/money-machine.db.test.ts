import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { adyenSide } from '@foyer/testkit/money-machine/adyen-side.ts';
import { allowCrashes, crashAtCommit } from '@foyer/testkit/money-machine/crash-at-commit.ts';
import { findMoneyFaults, findSettledFaults } from '@foyer/testkit/money-machine/find-money-faults.ts';
import { mollieSide } from '@foyer/testkit/money-machine/mollie-side.ts';
import { moneyDeeds, settleDown } from '@foyer/testkit/money-machine/money-deeds.ts';
import { aMoneyWorld, type MoneyWorld } from '@foyer/testkit/money-machine/money-world.ts';
import { stripeSide } from '@foyer/testkit/money-machine/stripe-side.ts';
import { aFoyerWithProviders } from '@foyer/testkit/providers/a-remote-payment.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

const database = await testDatabase();
const sides = await Promise.all([mollieSide(), stripeSide(), adyenSide()]);
const foyer = await aFoyerWithProviders(database, Object.assign({}, ...sides.map(({ env }) => env)));
await allowCrashes(database.owner);
afterAll(() => Promise.all([foyer.close(), ...sides.map(({ counterpart }) => counterpart.close())]));

/** One deed by itself, two at the same time, or one whose process dies before its commit. */
type Step = { names: string[]; pick: number; isCrash: boolean };
const names = fc.constantFrom(...Object.keys(moneyDeeds));
const steps = fc.array(
  fc.record<Step>({
    names: fc.oneof(
      { weight: 4, arbitrary: fc.tuple(names) },
      { weight: 1, arbitrary: fc.tuple(names, names) },
      { weight: 1, arbitrary: names.map((name) => [name, name]) },
    ),
    // Few orders, so that most deeds meet what others have begun.
    pick: fc.nat(2),
    isCrash: fc.oneof(
      { weight: 5, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  }),
  { minLength: 4, maxLength: isLongRun() ? 30 : 14 },
);

/** An order that is paid, and one that is not. */
const begun: Step[] = ['place', 'payAndNotify', 'place'].map((name) => ({
  names: [name],
  pick: 0,
  isCrash: false,
}));

/** What a deed refuses is no fault: no places are left, the order is over, the provider is out of order. */
async function take(world: MoneyWorld, { names, pick, isCrash }: Step): Promise<void> {
  const work = () => Promise.allSettled(names.map((name) => moneyDeeds[name]?.(world, pick)));
  if (isCrash) await crashAtCommit(database.owner, work);
  else await work();
}

test.each(sides)(
  'whatever visitors, $provider, banks, staff and dying processes do, money received less returned is what tickets and fees are worth',
  async (side) => {
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const world = await aMoneyWorld(foyer, database, side);
        for (const step of [...begun, ...chosen]) {
          await take(world, step);
          expect(await findMoneyFaults(world)).toEqual([]);
        }
        await settleDown(world);
        expect([...(await findMoneyFaults(world)), ...(await findSettledFaults(world))]).toEqual([]);
      }),
      { numRuns: isLongRun() ? 60 : 8 },
    );
  },
);
