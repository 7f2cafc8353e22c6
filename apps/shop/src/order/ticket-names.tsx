import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useState } from 'react';
import { requestShop } from '../app/shop-request.ts';
import { checkoutOrderParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { ProblemNotice } from '../components/notice.tsx';

interface TicketNamesProps {
  order: VisitorOrder;
  secret: string;
  reload: () => void;
}

/** The names on the tickets, to be changed until the visit. */
export default function TicketNames(props: TicketNamesProps) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={checkoutOrderParts}>
      <NamesForm {...props} />
    </TextsProvider>
  );
}

function NamesForm({ order, secret, reload }: TicketNamesProps) {
  const { t, refusal } = useTexts();
  const act = useAct();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isSaved, setSaved] = useState(false);
  const nameable = order.tickets.filter(({ isNameable }) => isNameable);
  const refused = act.problem?.kind === 'refused' ? act.problem.refusal.errors : [];
  const save = () =>
    act.run(async () => {
      const names = nameable.map(({ id, visitorName }) => ({
        ticketId: id,
        name: typed[id] ?? visitorName ?? '',
      }));
      await requestShop(`orders/${encodeURIComponent(secret)}/names`, { method: 'PUT', body: { names } });
      setSaved(true);
      reload();
    });
  return (
    <details className="card group-apart">
      <summary>
        <h2>{t('order-page.name.change')}</h2>
      </summary>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {act.problem && <ProblemNotice problem={act.problem} again={() => void save()} />}
        {isSaved && <p role="status">{t('order-page.name.saved')}</p>}
        {nameable.map(({ id, typeName, visitorName }, place) => {
          const error = refused.find(({ field }) => field === `names.${place}`);
          return (
            <div key={id} className="field">
              <label htmlFor={`name-${id}`}>
                {typeName}: {t('order-page.name.label')}
              </label>
              <input
                id={`name-${id}`}
                autoComplete="off"
                value={typed[id] ?? visitorName ?? ''}
                aria-invalid={error !== undefined}
                aria-describedby={error ? `name-${id}-error` : undefined}
                onChange={(event) => {
                  setSaved(false);
                  setTyped({ ...typed, [id]: event.target.value });
                }}
              />
              {error && (
                <p id={`name-${id}-error`} className="field-error">
                  {refusal(error.code)}
                </p>
              )}
            </div>
          );
        })}
        <button type="submit" className="button" aria-disabled={act.isPending}>
          {t('order-page.name.save')}
        </button>
      </form>
    </details>
  );
}
