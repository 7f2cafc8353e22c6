import type { VisitorPreview } from '@foyer/domain/order-changes/visitor-change.ts';
import { useTexts } from '../../app/texts.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Preview } from './use-preview.ts';
import { isMovedOn } from './use-send-change.ts';

type Visit = { date: string; time: string | null };

/** A visit in a few words: 'Sat 28 Nov, 14:00'. */
export function useShortVisit(): (visit: Visit) => string {
  const { date } = useTexts();
  return (visit) =>
    [date(visit.date, { weekday: 'short', day: 'numeric', month: 'short' }), visit.time]
      .filter(Boolean)
      .join(', ');
}

/** Why a change costs or returns something: one line for each reason. */
export function ChangeSteps({ steps, currency }: { steps: VisitorPreview['steps']; currency: string }) {
  const { t, money } = useTexts();
  return steps.map(({ kind, count, amountMinor }) => (
    <div key={kind}>
      <dt className="muted">{t(`order-change.step.${kind}`, { count })}</dt>
      <dd className="figures">{money(Math.abs(amountMinor), currency)}</dd>
    </div>
  ));
}

interface ChangePriceProps {
  preview: Preview;
  currency: string;
  /** What the order costs as it is. */
  totalMinor: number;
  visits: { from: Visit; to: Visit } | null;
  /** How the order was paid. */
  paidBy: string | null;
}

/** From, to and the price, before anything is confirmed (design more.md, section 18). */
export function ChangePrice({ preview, currency, totalMinor, visits, paidBy }: ChangePriceProps) {
  const { t } = useTexts();
  const short = useShortVisit();
  return (
    <section className="card change-price" aria-label={t('order-change.price')}>
      <dl className="change-lines">
        {visits && (
          <>
            <div>
              <dt className="muted">{t('order-change.from')}</dt>
              <dd>
                <s>{short(visits.from)}</s>
              </dd>
            </div>
            <div>
              <dt className="muted">{t('order-change.to')}</dt>
              <dd>
                <strong>{short(visits.to)}</strong>
              </dd>
            </div>
          </>
        )}
        {preview.value && <ChangeSteps steps={preview.value.steps} currency={currency} />}
        <div aria-live="polite" aria-busy={preview.isLoading}>
          <dt className="muted">{t(visits ? 'order-change.price' : 'shop.total')}</dt>
          <dd>
            <Price preview={preview.value} currency={currency} totalMinor={totalMinor} paidBy={paidBy} />
          </dd>
        </div>
      </dl>
      {preview.error && <PreviewFailed preview={preview} />}
      {preview.value?.needsApproval && <p className="change-note">{t('order-change.cancel.approval')}</p>}
    </section>
  );
}

function Price({
  preview,
  currency,
  totalMinor,
  paidBy,
}: Pick<ChangePriceProps, 'currency' | 'totalMinor' | 'paidBy'> & { preview: VisitorPreview | null }) {
  const { t, money } = useTexts();
  if (preview === null) return <span className="muted">…</span>;
  const { dueMinor, refundMinor } = preview;
  if (dueMinor > 0)
    return <strong>{t('order-change.price.more', { amount: money(dueMinor, currency) })}</strong>;
  if (refundMinor === 0) return <>{t('order-change.price.stays', { amount: money(totalMinor, currency) })}</>;
  const method = paidBy === null ? 'none' : t(`shop.method.${paidBy}`);
  return <strong>{t('order-change.price.back', { amount: money(refundMinor, currency), method })}</strong>;
}

function PreviewFailed({ preview: { error, reload } }: { preview: Preview }) {
  const { t, refusal } = useTexts();
  if (isMovedOn(error)) {
    return (
      <Notice kind="refusal" title={t('order-change.movedOn')} text={t('order-change.movedOnText')}>
        <button type="button" className="button" onClick={reload}>
          {t('shop.retry')}
        </button>
      </Notice>
    );
  }
  const words = refusalIn(error, refusal);
  if (words) return <Notice kind="refusal" title={words} text={t('order-change.kept')} />;
  return (
    <Notice kind="refusal" title={t('shop.error.connection')} text={t('order-change.kept')}>
      <button type="button" className="button" onClick={reload}>
        {t('shop.retry')}
      </button>
    </Notice>
  );
}

/** The words of a refusal; null where the server did not answer, or not well. */
export function refusalIn(
  error: Error | null,
  words: (code: string, params?: Record<string, string | number>) => string,
): string | null {
  if (!(error && 'status' in error && 'errors' in error) || Number(error.status) >= 500) return null;
  const [first] = error.errors as { code: string; params?: Record<string, string | number> }[];
  return words(first?.code ?? '', first?.params);
}
