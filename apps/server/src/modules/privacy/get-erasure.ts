import type { ErasedCount, ErasureProof, ErasureState } from '@foyer/domain/privacy/erasure.ts';
import type { ErasureReason } from '@foyer/domain/privacy/erasure-reasons.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { WaitingOrder } from '../person-data/index.ts';
import { type Erasure, findErasure, listErasures } from './person-erasure.repository.ts';
import { privacyModuleRight } from './sealed-request.ts';
import { listWaiting } from './trace-person.ts';

/** An erasure as colleagues read it: nothing in it says whom it was about. */
export interface ShownErasure {
  id: string;
  by: string;
  reason: ErasureReason;
  state: ErasureState;
  erased: readonly ErasedCount[];
  stays: readonly ErasedCount[];
  waiting: readonly WaitingOrder[];
  proof: ErasureProof | null;
  createdAt: Date;
  doneAt: Date | null;
}

/** @throws NotFoundError `erasure-not-found` */
export async function getErasure(context: RequestContext, id: string): Promise<ShownErasure> {
  context.require(privacyModuleRight, 'access');
  return context.inClientReadOnly(async (scope) => {
    const erasure = isUuid(id) ? await findErasure(scope, id) : undefined;
    if (!erasure) throw new NotFoundError('erasure-not-found');
    return show(erasure, await listWaiting(context.app, scope, erasure.waitingOrderIds));
  });
}

/** The last erasures of the client. */
export async function listLastErasures(context: RequestContext): Promise<ShownErasure[]> {
  context.require(privacyModuleRight, 'access');
  return context.inClientReadOnly(async (scope) =>
    (await listErasures(scope, 10)).map((erasure) => show(erasure, [])),
  );
}

function show(erasure: Erasure, waiting: readonly WaitingOrder[]): ShownErasure {
  const { id, by, reason, state, erased, stays, proof, createdAt, doneAt } = erasure;
  return { id, by, reason, state, erased, stays, waiting, proof, createdAt, doneAt };
}
