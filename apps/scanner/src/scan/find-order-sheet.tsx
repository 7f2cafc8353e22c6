import type { FoundOrder } from '@foyer/domain/scanning/gate-contract.ts';
import { useActionState } from 'react';
import { findOrders } from '../app/gate-api.ts';
import { useMessages } from '../app/messages.ts';
import { Sheet } from '../app/sheet.tsx';

interface FindOrderSheetProps {
  deviceKey: string;
  onCode: (code: string) => void;
  onClose: () => void;
}

interface Found {
  /** Stays in the field: React empties a form after its action. */
  query: string;
  orders: FoundOrder[];
  problem: string | null;
}

/** For who has lost the ticket: today's orders by name or number, and their tickets to scan by hand. */
export function FindOrderSheet({ deviceKey, onCode, onClose }: FindOrderSheetProps) {
  const { t } = useMessages();
  const [found, search, isSearching] = useActionState(
    async (_before: Found | null, form: FormData): Promise<Found> => {
      const query = String(form.get('query') ?? '').trim();
      if (query.length < 2) return { query, orders: [], problem: t('scanner.find.short') };
      const call = await findOrders(deviceKey, query);
      if (call.kind !== 'answered') return { query, orders: [], problem: t('scanner.find.offline') };
      const { orders } = call.value;
      return { query, orders, problem: orders.length === 0 ? t('scanner.find.none') : null };
    },
    null,
  );
  return (
    <Sheet title={t('scanner.find.title')} onClose={onClose}>
      <form action={search}>
        <label>
          <span>{t('scanner.find.label')}</span>
          <input
            name="query"
            type="search"
            defaultValue={found?.query}
            required
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={found?.problem ? 'find-problem' : undefined}
          />
        </label>
        {found?.problem && (
          <p id="find-problem" role="status">
            {found.problem}
          </p>
        )}
        <div className="gate-buttons">
          <button type="button" onClick={onClose}>
            {t('scanner.type.cancel')}
          </button>
          <button type="submit" className="button-solid" disabled={isSearching}>
            {t(isSearching ? 'scanner.find.searching' : 'scanner.find.submit')}
          </button>
        </div>
      </form>
      {found && found.orders.length > 0 && (
        <ul className="found">
          {found.orders.map((order) => (
            <li key={order.orderNumber ?? order.buyer}>
              <h3>{order.buyer || t('scanner.fact.unknown')}</h3>
              <p>{[order.orderNumber, order.time].filter(Boolean).join(' · ')}</p>
              {ticketsToShow(order).map(({ number, typeName, isUsed, isGroup }) => (
                <button key={number} type="button" onClick={() => onCode(number)}>
                  <span>{isGroup ? t('scanner.find.group', { type: typeName }) : typeName}</span>
                  <span>{isUsed && t('scanner.find.used')}</span>
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** Of a group ticket one is enough: the first that was not used. */
function ticketsToShow({ tickets }: FoundOrder): FoundOrder['tickets'] {
  const group = tickets.filter(({ isGroup }) => isGroup);
  const [one] = [...group.filter(({ isUsed }) => !isUsed), ...group];
  return [...(one ? [one] : []), ...tickets.filter(({ isGroup }) => !isGroup)];
}
