import type { Module } from '@foyer/domain/identity/modules.ts';
import { parametersWithoutTypedText } from '@foyer/domain/privacy/without-typed-text.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { savedViewInput } from '@foyer/domain/saved-views/saved-view-input.ts';
import { mostViews, type ViewList, viewLists } from '@foyer/domain/saved-views/view-lists.ts';
import { contentVersion } from '../../platform/crypto/content-version.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type AuditAction, actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import {
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  lockSavedView,
  type SavedView,
  swapSavedViews,
  updateSavedView,
} from './saved-view.repository.ts';

/** Two views of one account with one name: the second is refused, by the unique constraint. */
const taken = { saved_view_name: { code: 'view-name-taken', field: 'name' } };
/** The views above a list: shared ones and the account's own. */
export async function listOwnViews(context: RequestContext, list: ViewList): Promise<SavedView[]> {
  const { accountId } = context.account;
  context.require(viewLists[list], 'access');
  return context.inClient((scope) => listSavedViews(scope, list, accountId));
}

/** Keeps a view; a shared one needs the right edit of the list's module. */
export async function createSavedView(
  context: RequestContext,
  list: ViewList,
  typed: unknown,
): Promise<SavedView> {
  const module = viewLists[list];
  requireOwn(context, module);
  const input = valueOrThrow(parseInput(savedViewInput, typed));
  if (input.isShared) context.require(module, 'edit');
  return refuseViolations(taken, () =>
    context.inClient(async (scope) => {
      const { accountId } = context.account;
      const seen = await listSavedViews(scope, list, accountId);
      if (seen.filter((view) => view.accountId === accountId).length >= mostViews) {
        throw new RefusedError([{ code: 'too-many-views', field: 'name', params: { maximum: mostViews } }]);
      }
      const view = await insertSavedView(scope, { ...input, accountId, list });
      await auditShared(context, scope, 'create-view', undefined, view);
      return view;
    }),
  );
}

/** Of all that an edit replaces: unchanged while that is unchanged. */
export function versionOfView({ name, parameters, isShared }: SavedView): string {
  return contentVersion([name, parameters, isShared]);
}

/**
 * Renames, shares or replaces a view; what is or becomes shared needs the right edit.
 * @param seenVersion of the view that was edited; refused with `changed-meanwhile` where it is outdated.
 */
export async function changeSavedView(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: string,
): Promise<SavedView> {
  const input = valueOrThrow(parseInput(savedViewInput, typed));
  return refuseViolations(taken, () =>
    context.inClient(async (scope) => {
      const before = await lockChangeable(context, scope, id);
      await refuseStale(scope, 'view', { id, version: versionOfView(before) }, seenVersion);
      if (input.isShared) context.require(viewLists[before.list], 'edit');
      const after = { ...before, ...input };
      await updateSavedView(scope, after);
      await auditShared(context, scope, 'change-view', before, after);
      return after;
    }),
  );
}

export async function removeSavedView(context: RequestContext, id: string): Promise<string> {
  return context.inClient(async (scope) => {
    const before = await lockChangeable(context, scope, id);
    await deleteSavedView(scope, id);
    await auditShared(context, scope, 'delete-view', before, undefined);
    return id;
  });
}

/** Moves a view one place on or back among those that the account sees. */
export async function moveSavedView(
  context: RequestContext,
  id: string,
  isBack: boolean,
): Promise<SavedView[]> {
  return context.inClient(async (scope) => {
    const view = await lockChangeable(context, scope, id);
    const seen = await listSavedViews(scope, view.list, context.account.accountId);
    const place = seen.findIndex((one) => one.id === id);
    const neighbour = seen[place + (isBack ? -1 : 1)];
    if (neighbour) await swapSavedViews(scope, id, neighbour.id);
    return listSavedViews(scope, view.list, context.account.accountId);
  });
}

/**
 * The own view, or a shared one with the right edit. @throws NotFoundError, also for a private view of another
 * account.
 */
async function lockChangeable(context: RequestContext, scope: ClientScope, id: string): Promise<SavedView> {
  const view = isUuid(id) ? await lockSavedView(scope, id) : undefined;
  const isOwn = view?.accountId === context.account.accountId;
  if (!view || (!isOwn && !view.isShared)) throw new NotFoundError('view-not-found');
  requireOwn(context, viewLists[view.list]);
  if (view.isShared) context.require(viewLists[view.list], 'edit');
  return view;
}

/**
 * To see the list is enough to keep views of one's own. Outside every client they would lie in the platform's client:
 * there the right edit is asked for, which an Admin has on the platform's own modules only (decision 0037).
 */
function requireOwn(context: RequestContext, module: Module): void {
  context.require(module, context.clientId === PLATFORM_CLIENT_ID ? 'edit' : 'access');
}

async function auditShared(
  context: RequestContext,
  scope: ClientScope,
  action: AuditAction,
  before: SavedView | undefined,
  after: SavedView | undefined,
): Promise<void> {
  if (!before?.isShared && !after?.isShared) return;
  await writeAudit(scope, actorOf(context), {
    action,
    entity: 'view',
    entityId: (after ?? before)?.id ?? null,
    before: before && auditable(before),
    after: after && auditable(after),
  });
}

/** The log is only ever added to: a name or address that was searched for is not in it. */
const auditable = (view: SavedView) => ({
  ...view,
  parameters: parametersWithoutTypedText(view.parameters),
});
