import type { ErasedCount } from '@foyer/domain/privacy/erasure.ts';
import { fateOfKind } from '@foyer/domain/privacy/person-data-kinds.ts';
import type { App } from '../../platform/app.ts';
import { contentVersion } from '../../platform/crypto/content-version.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { WaitingOrder } from '../person-data/index.ts';
import { getOwnRequest, privacyModuleRight } from './sealed-request.ts';
import { findHeld, type TracedPerson, tracePerson } from './trace-person.ts';

/** What erasing a person would do. */
export interface ErasurePreview {
  /** What erasing names as seen: the same as long as it would do the same. */
  fingerprint: string;
  name: string | null;
  emails: readonly string[];
  /** Emptied, or left in place and unreadable. */
  goes: readonly ErasedCount[];
  stays: readonly ErasedCount[];
  waiting: readonly WaitingOrder[];
  at: Date;
}

/** @throws NotFoundError `visitor-data-not-found` */
export async function previewErasure(context: RequestContext, id: string): Promise<ErasurePreview> {
  context.require(privacyModuleRight, 'extra');
  return context.inClientReadOnly(async (scope) => {
    const { person } = await getOwnRequest(context, scope, id);
    return describeErasure(context.app, scope, await tracePerson(context.app, scope, person));
  });
}

export async function describeErasure(
  app: App,
  scope: ClientScope,
  { person, known, going, waiting }: TracedPerson,
): Promise<ErasurePreview> {
  const counts = (await findHeld(app, scope, going))
    .filter(({ records }) => records > 0)
    .map(
      ({ kind, records, names, keptUntil }): ErasedCount => ({
        kind,
        records,
        ...(names ? { names } : {}),
        ...(keptUntil ? { keptUntil } : {}),
      }),
    );
  const goes = counts.filter(({ kind }) => fateOfKind[kind] !== 'stays');
  const stays = counts.filter(({ kind }) => fateOfKind[kind] === 'stays');
  const seen = [
    [...going.orderIds].sort(),
    waiting.map(({ orderId, why }) => `${orderId} ${why}`).sort(),
    counts.map(({ kind, records }) => `${kind} ${records}`).sort(),
  ];
  return {
    fingerprint: contentVersion(seen),
    name: known.names[0] ?? null,
    emails: person.emails,
    goes,
    stays,
    waiting,
    at: app.clock(),
  };
}
