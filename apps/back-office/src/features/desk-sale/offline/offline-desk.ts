import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { renewSeconds } from '@foyer/domain/desk-leases/lease-size.ts';
import type { QueryClient } from '@tanstack/react-query';
import { findDeskKey, keepDeskKey } from '../../../session/desk-store/desk-key.ts';
import { openDeskStore } from '../../../session/desk-store/desk-store.ts';
import { answersToKeep } from '../../../session/desk-store/kept-answers.ts';
import { operationName } from '../../../session/graphql/graphql-document.ts';
import { logError } from '../../../session/log-error.ts';
import { DeskOffer } from '../desk-sale.graphql.ts';
import { serverConnection } from '../hands/until-lost.ts';
import { canKeepDesk, deviceId, holdTill, keepDeskOnDevice } from './desk-device.ts';
import { type DeskKeeper, keepDesk } from './desk-keeper.ts';
import type { KeptLease } from './kept-lease.ts';
import { hasOtherPlaces } from './lease-of-offer.ts';
import { leaseServer } from './lease-server.ts';
import { prepareReceiptWords } from './receipt-words.ts';
import { tryConnection, tryWhileOffline, watchConnection } from './watch-connection.ts';

export { leaseHand } from './lease-hand.ts';
export { LeasePill } from './lease-pill.tsx';
export { LeaseStrip } from './lease-strip.tsx';
export { offerHere } from './offer-here.ts';
export { withLeased } from './offer-with-leased.ts';
export { PapersOfSaleHere } from './papers-of-sale.tsx';
export { UnsentPanel } from './unsent-panel.tsx';

interface DeskToKeep {
  tillId: string;
  /** Of the names on the screen. */
  language: ContentLanguage;
  /** Of its visitors. */
  languages: readonly ContentLanguage[];
  timeZone: string;
  /** '/kassaverkoop' */
  path: string;
  queries: QueryClient;
}

export interface OfflineDesk {
  keeper: DeskKeeper;
  /** Tries the connection at once. */
  tryNow: () => Promise<void>;
  /** Done once its lease went back, or could not. */
  close: () => Promise<void>;
}

/** The desk of another address takes over within this. */
const closeAfterMs = 1_500;

const open = new Map<
  string,
  { desk: OfflineDesk; close: () => void; closing?: ReturnType<typeof setTimeout> }
>();

/** Keeps the desk of a till for as long as a screen shows it. `onHeld` = no other tab of this browser has it. */
export function openOfflineDesk(asked: DeskToKeep, onHeld: (desk: OfflineDesk) => void): () => void {
  if (!canKeepDesk()) return () => {};
  const { tillId } = asked;
  const kept = open.get(tillId);
  if (kept) {
    clearTimeout(kept.closing);
    onHeld(kept.desk);
    return () => closeSoon(tillId);
  }
  let isClosed = false;
  const letGo = holdTill(tillId, () => {
    if (isClosed) return;
    const desk = startDesk(asked);
    const close = () => {
      open.delete(tillId);
      // The next keeper, here or in another tab, begins after this lease went back.
      void desk.close().finally(letGo);
    };
    open.set(tillId, { desk, close });
    onHeld(desk);
  });
  return () => {
    isClosed = true;
    if (open.has(tillId)) closeSoon(tillId);
    else letGo();
  };
}

function closeSoon(tillId: string): void {
  const kept = open.get(tillId);
  if (kept) kept.closing = setTimeout(kept.close, closeAfterMs);
}

function startDesk({ tillId, language, languages, timeZone, path, queries }: DeskToKeep): OfflineDesk {
  keepDeskOnDevice(path);
  prepareReceiptWords(languages).catch(logError);
  const keeper = keepDesk({
    server: leaseServer({ tillId, deviceId: deviceId(), language, timeZone }),
    connection: serverConnection,
    key: {
      find: () => {
        const kept = findDeskKey();
        return kept?.tillId === tillId ? kept.key : null;
      },
      keep: (key) => keepDeskKey({ tillId, key }),
    },
    openStore: (key) => openDeskStore({ tillId, key }),
    answers: () => answersToKeep(queries),
    now: () => Date.now(),
    onFailure: logError,
  });
  let wasOffline = false;
  let leaseBefore: KeptLease | null = null;
  const stopFollowing = keeper.subscribe(() => {
    const { isOffline, lease } = keeper.state();
    // What was shown meanwhile is old.
    if (wasOffline && !isOffline) void queries.invalidateQueries();
    else if (lease && !isOffline && hasOtherPlaces(leaseBefore, lease))
      void queries.invalidateQueries({ queryKey: [operationName(DeskOffer)] });
    [wasOffline, leaseBefore] = [isOffline, lease];
  });
  const renewing = setInterval(() => {
    if (!keeper.state().isOffline) void keeper.sync();
  }, renewSeconds * 1_000);
  const tryNow = async () => {
    if (await tryConnection()) await keeper.sync();
  };
  const stopTrying = tryWhileOffline({ isOffline: () => keeper.state().isOffline, tryNow });
  const stopWatching = watchConnection();
  return {
    keeper,
    tryNow,
    close: async () => {
      clearInterval(renewing);
      stopTrying();
      stopWatching();
      stopFollowing();
      await keeper.stop().catch(logError);
    },
  };
}
