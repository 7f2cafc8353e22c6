import { sumPlaces } from '@foyer/domain/capacity/accept-in-order.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { lockCounters } from './counter.repository.ts';
import { listPlacesOfHold, lockHold } from './hold.repository.ts';
import { keepLimits } from './limit-epoch.repository.ts';
import { endHold } from './release-hold.ts';
import { type HoldAnswer, takeExactly, type WaitingHold } from './take-holds.ts';

/** Ends the transaction so that the old hold stays as it was. */
class Refused extends Error {
  readonly answer: HoldAnswer;
  constructor(answer: HoldAnswer) {
    super(answer.outcome);
    this.answer = answer;
  }
}

/** Takes the new hold and lets the old one go, both or neither. */
export async function swapHold(
  app: App,
  clientId: string,
  wanted: WaitingHold,
  oldHoldId: string,
): Promise<HoldAnswer> {
  try {
    return await inClient(app.db, clientId, async (scope) => {
      if (wanted.limitEpoch !== null) await keepLimits(scope);
      await letGo(scope, oldHoldId, wanted);
      const [answer] = await takeExactly(scope, [wanted]);
      if (answer?.outcome !== 'held') throw new Refused(answer ?? { outcome: 'repeated' });
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** Old and new counters are locked together in id order, so that two swapping carts never wait for each other. */
async function letGo(scope: ClientScope, oldHoldId: string, wanted: WaitingHold): Promise<void> {
  if (!(await lockHold(scope, oldHoldId))) return;
  await lockCounters(scope, sumPlaces([...(await listPlacesOfHold(scope, oldHoldId)), ...wanted.places]));
  await endHold(scope, oldHoldId);
}
