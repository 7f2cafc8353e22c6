import { erasureInput } from '@foyer/domain/privacy/erasure-input.ts';
import { isConfirmed } from '@foyer/domain/privacy/is-confirmed.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { App } from '../../platform/app.ts';
import { createPersonKey, erasePersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listPersonData, type PersonTrace } from '../person-data/index.ts';
import { insertErasure } from './person-erasure.repository.ts';
import { describeErasure } from './preview-erasure.ts';
import { getOwnRequest, privacyModuleRight } from './sealed-request.ts';
import { tracePerson } from './trace-person.ts';

/**
 * Erases the person of a look-up, in one transaction: buyers, mails, carts and searches are emptied, the keys deleted.
 * Orders with a visit to come, a payment or a refund under way are erased once that is over (`finish erasures`).
 * @param shown the fingerprint of the preview.
 * @returns the id of the erasure. Refusals: `visitor-data-changed` where it would do something else than was shown;
 * `erasure-confirmation-differs` and `nothing-to-erase`. @throws NotFoundError `visitor-data-not-found`, also the
 * second time: the look-up goes with the person.
 */
export async function eraseVisitor(
  context: RequestContext,
  id: string,
  typed: unknown,
  shown: string,
): Promise<{ id: string }> {
  context.require(privacyModuleRight, 'extra');
  const input = valueOrThrow(parseInput(erasureInput, typed));
  const { app } = context;
  return context.inClient(async (scope) => {
    const { person } = await getOwnRequest(context, scope, id, { isLocked: true });
    if (!isConfirmed(input.confirmation, person)) {
      throw new RefusedError([{ code: 'erasure-confirmation-differs', field: 'confirmation' }]);
    }
    const before = await tracePerson(app, scope, person);
    for (const part of listPersonData()) await part.lock?.(scope, before.trace.orderIds);
    // A payment that came meanwhile had the lock: look again.
    const traced = await tracePerson(app, scope, person);
    const preview = await describeErasure(app, scope, traced);
    if (preview.fingerprint !== shown) throw new RefusedError([{ code: 'visitor-data-changed' }]);
    if (preview.goes.every(({ kind }) => kind === 'requests') && preview.waiting.length === 0) {
      throw new RefusedError([{ code: 'nothing-to-erase' }]);
    }
    await eraseTrace(app, scope, traced.going);
    const key = await createPersonKey(scope, app.secrets);
    const waitingOrderIds = preview.waiting.map(({ orderId }) => orderId);
    const erasureId = await insertErasure(scope, {
      accountId: context.account.accountId,
      reason: input.reason,
      state: waitingOrderIds.length > 0 ? 'waiting' : 'searching',
      personKeyId: key.id,
      sealed: key.encrypt({ ...person, strings: traced.trace.strings }),
      erased: [...preview.goes],
      stays: [...preview.stays],
      waitingOrderIds,
      createdAt: app.clock(),
    });
    await writeAudit(scope, actorOf(context), {
      action: 'erase-person',
      entity: 'person',
      entityId: erasureId,
      after: { reason: input.reason, orders: traced.going.orderIds.length, waiting: waitingOrderIds.length },
    });
    return { id: erasureId };
  });
}

/** Lets each module empty what it has, and deletes the keys. A second time changes nothing. */
export async function eraseTrace(app: App, scope: ClientScope, trace: PersonTrace): Promise<void> {
  for (const part of listPersonData()) await part.erase?.(app, scope, trace);
  await erasePersonKeys(scope, trace.keyIds, app.clock());
}
