import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DeskOfferQuery } from '../../../generated/operations.ts';
import { logError } from '../../../session/log-error.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import type { DeskHand } from '../hands/desk-hand.ts';
import type { DeskState } from './desk-keeper.ts';
import { leaseOfOffer } from './lease-of-offer.ts';
import type { OfferHere } from './offer-here.ts';
import type { OfflineDesk } from './offline-desk.ts';

type Parts = typeof import('./offline-desk.ts');

interface DeskAsked {
  /** undefined = it is closed, or nothing may be sold there without a connection. */
  tillId: string | undefined;
  language: ContentLanguage;
  languages: readonly ContentLanguage[];
  currency: string;
  path: string;
}

/** A desk that can go on without a connection. */
export interface DeskWithLease {
  state: DeskState;
  /** What it sells of while it has no connection; null = it has one. */
  here: OfferHere | null;
  /** Sells of the lease. */
  hand: DeskHand;
  desk: OfflineDesk;
  /** Its screens. */
  parts: Parts;
}

const freshMs = 10_000;

/** Keeps the lease of this desk for as long as it is shown; its code is fetched apart. null = it has none (yet). */
export function useOfflineDesk({
  tillId,
  language,
  languages,
  currency,
  path,
}: DeskAsked): DeskWithLease | null {
  const { timeZone } = useMessages();
  const queries = useQueryClient();
  const [kept, setKept] = useState<{ parts: Parts; desk: OfflineDesk } | null>(null);
  const spoken = languages.join();
  useEffect(() => {
    if (tillId === undefined) return;
    let close = () => {};
    let isGone = false;
    const asked = {
      tillId,
      language,
      languages: spoken.split(',') as ContentLanguage[],
      timeZone,
      path,
      queries,
    };
    Promise.all([import('./offline-desk.ts'), loadParts(['desk-offline'])])
      .then(([parts]) => {
        if (isGone) return;
        close = parts.openOfflineDesk(asked, (desk) => {
          if (!isGone) setKept({ parts, desk });
        });
      })
      .catch(logError);
    return () => {
      isGone = true;
      setKept(null);
      close();
    };
  }, [tillId, language, spoken, timeZone, path, queries]);
  const keeper = kept?.desk.keeper;
  const state = useSyncExternalStore(keeper?.subscribe ?? never, keeper?.state ?? none);
  const nowMs = useNow(state?.isOffline === true);
  return useMemo(() => {
    if (!kept || !keeper || !state) return null;
    const { lease, unsent, isOffline } = state;
    const { time } = localDateTime(nowMs, timeZone);
    return {
      ...{ ...kept, state },
      here: isOffline && lease ? kept.parts.offerHere(lease, unsent, { nowMs, time }) : null,
      hand: kept.parts.leaseHand(keeper, { timeZone, currency }),
    };
  }, [kept, keeper, state, nowMs, timeZone, currency]);
}

const never = () => () => {};
const none = () => null;

/** Timeslots begin and the lease ends while nothing else changes. */
function useNow(isFollowed: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isFollowed) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), freshMs);
    return () => clearInterval(ticking);
  }, [isFollowed]);
  return now;
}

/**
 * The offer as the screen sells it: of the lease without a connection; with one, what the desk has leased is free here too.
 * @param readAt when the offer was read.
 */
export function useShownOffer(lease: DeskWithLease | null, readAt: number) {
  const now = { readAt, lease: lease?.state.lease ?? null };
  const [before, setBefore] = useState(now);
  const counted = leaseOfOffer(before, now);
  if (counted !== before) setBefore(counted);
  return (offer: DeskOfferQuery['deskOffer']) => {
    if (lease?.here) return lease.here.offer;
    return lease && counted.lease ? lease.parts.withLeased(offer, counted.lease) : offer;
  };
}
