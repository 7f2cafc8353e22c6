import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { keepLimits } from '../capacity/index.ts';
import { findSaleCounters, holdSales, type SaleDemand } from '../sale-counters/index.ts';
import type { Target } from './find-target.ts';
import type { QuotedChange } from './quote-change.ts';

/**
 * Holds the places that a change needs until it is paid, beside those that its order has. @returns the hold; null = it
 * needs none. Refusals: the codes of `domain/capacity/sale-refusal`.
 */
export async function holdChange(
  app: App,
  scope: ClientScope,
  { replaced, added }: QuotedChange,
  expiresAt: Date,
): Promise<Result<{ holdId: string | null }>> {
  const lines = [
    ...replaced.flatMap(({ tickets, ticketTypeId, target }) =>
      target
        ? [
            {
              ...{ ticketTypeId, quantity: tickets.length, target },
              keepsCode: tickets[0]?.ticketTypeId === ticketTypeId,
            },
          ]
        : [],
    ),
    ...added.map(({ ticketTypeId, quantity, target }) => ({
      ...{ ticketTypeId, quantity, target },
      keepsCode: false,
    })),
  ];
  if (lines.length === 0) return ok({ holdId: null });
  await keepLimits(scope);
  const keyOf = ({ target }: { target: Target | null }) => target?.timeslotId ?? '';
  const demands: SaleDemand[] = [];
  // The counters of a sale are those of one visit.
  for (const ofVisit of Map.groupBy(lines, keyOf).values()) {
    const held = ofVisit.map(({ ticketTypeId, quantity, target, keepsCode }) => {
      const { timeslotId = null, date = null } = target ?? {};
      return { ticketTypeId, quantity, timeslotId, date, keepsCode };
    });
    demands.push(await findSaleCounters(scope, held));
  }
  const now = app.clock();
  const minutes = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000));
  const [hold] = await holdSales(scope, now, [{ demand: together(demands), minutes }]);
  if (!hold) return refused({ code: 'not-enough-places' });
  return hold.ok ? ok({ holdId: hold.value.id }) : hold;
}

function together(demands: readonly SaleDemand[]): SaleDemand {
  return {
    lines: demands.flatMap(({ lines }) => lines),
    // The order has its use already.
    ofCodes: [],
    counters: demands.flatMap(({ counters }) => counters),
    limitEpoch: demands[0]?.limitEpoch ?? 0,
    refusals: demands.flatMap(({ refusals }) => refusals),
    salesEnds: demands.flatMap(({ salesEnds }) => salesEnds),
  };
}
