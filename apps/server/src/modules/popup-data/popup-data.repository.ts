import type { PopupDataProblem } from '@foyer/domain/channels/popup-data.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** What staff see of a channel's address: whether there is a secret, never what it is, and the last try. */
export interface PopupDataState {
  /** When and by whom the secret was made. */
  madeAt: Date | null;
  madeByName: string | null;
  triedAt: Date | null;
  deliveredAt: Date | null;
  /** null = the last try arrived. */
  problem: PopupDataProblem | null;
  /** What the address answered to the last try; null = nothing. */
  answerStatus: number | null;
}

const columns = ['madeAt', 'madeByName', 'triedAt', 'deliveredAt', 'problem', 'answerStatus'] as const;

const none: PopupDataState = {
  madeAt: null,
  madeByName: null,
  triedAt: null,
  deliveredAt: null,
  problem: null,
  answerStatus: null,
};

export async function findPopupDataState(scope: ClientScope, channelId: string): Promise<PopupDataState> {
  const row = await scope.tx
    .selectFrom('popupData')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .executeTakeFirst();
  return row ? { ...row, problem: row.problem as PopupDataProblem | null } : none;
}

export async function findWrappedSecret(scope: ClientScope, channelId: string): Promise<Buffer | undefined> {
  const row = await scope.tx
    .selectFrom('popupData')
    .select('wrappedSecret')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .executeTakeFirst();
  return row?.wrappedSecret ?? undefined;
}

export async function upsertSigningSecret(
  scope: ClientScope,
  channelId: string,
  secret: { wrappedSecret: Buffer; madeAt: Date; madeByName: string },
): Promise<void> {
  await scope.tx
    .insertInto('popupData')
    .values({ clientId: scope.clientId, channelId, ...secret })
    .onConflict((conflict) => conflict.columns(['clientId', 'channelId']).doUpdateSet(secret))
    .execute();
}

/** Writes what became of a try. */
export async function upsertTry(
  scope: ClientScope,
  channelId: string,
  { at, problem, status }: { at: Date; problem: PopupDataProblem | null; status: number | null },
): Promise<void> {
  const tried = {
    triedAt: at,
    problem,
    answerStatus: status,
    ...(problem === null ? { deliveredAt: at } : {}),
  };
  await scope.tx
    .insertInto('popupData')
    .values({ clientId: scope.clientId, channelId, ...tried })
    .onConflict((conflict) => conflict.columns(['clientId', 'channelId']).doUpdateSet(tried))
    .execute();
}
