import './sale-terms.css';
import type { SaleTerms as Terms, TermsUntil } from '@foyer/domain/storefront/sale-terms.ts';
import { salesParts, type Texts, TextsProvider, useTexts } from '../../app/texts.tsx';
import { type Resource, useResource } from '../../app/use-resource.ts';

export interface SaleTermsProps {
  /** `{client}/{channel}` below the API's path. */
  pagePath: string;
  types: readonly { id: string; name: string }[];
  timeslotId: string | null;
  date: string | null;
  /** Whether costs are added to the prices of the tickets. */
  hasFees: boolean;
}

const parts = [...salesParts, 'order-change'];

/** Whether and until when the chosen tickets can be moved and cancelled: said before they are paid for. */
export default function SaleTerms({ pagePath, types, timeslotId, date, hasFees }: SaleTermsProps) {
  const { language } = useTexts();
  const query = new URLSearchParams({
    ticketTypeIds: types
      .map(({ id }) => id)
      .sort()
      .join(),
    ...(timeslotId !== null && { timeslotId }),
    ...(date !== null && { date }),
  });
  const terms = useResource<Terms>(`${pagePath}/terms?${query}`);
  return (
    <TextsProvider language={language} parts={parts}>
      <ShownTerms terms={terms} types={types} hasFees={hasFees} />
    </TextsProvider>
  );
}

interface ShownTermsProps extends Pick<SaleTermsProps, 'types' | 'hasFees'> {
  terms: Resource<Terms>;
}

function ShownTerms({ terms: { value, error, reload }, types, hasFees }: ShownTermsProps) {
  const texts = useTexts();
  const { t } = texts;
  if (value === null && error === null) return null;
  return (
    <section className="card sale-terms" aria-label={t('order-change.sale.title')}>
      <h2>{t('order-change.sale.title')}</h2>
      {value ? (
        sentencesOf(texts, value, { types, hasFees }).map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <p>
          {t('shop.error.general')}{' '}
          <button type="button" className="link" onClick={reload}>
            {t('shop.retry')}
          </button>
        </p>
      )}
    </section>
  );
}

type Moving = Extract<Terms['moving'], { can: 'yes' }>;
type Chosen = Pick<SaleTermsProps, 'types' | 'hasFees'>;

/** One sentence about moving and one about cancelling, or one for both. */
function sentencesOf(texts: Texts, { moving, cancelling, currency }: Terms, chosen: Chosen): string[] {
  const { t } = texts;
  const isMovable = moving?.can === 'yes' || moving?.can === 'by-day';
  if (!isMovable && !cancelling) return [t('order-change.sale.neither')];
  return [
    moving?.can === 'no' && t('order-change.sale.noMove'),
    moving?.can === 'by-day' && t('order-change.sale.byDay'),
    moving?.can === 'yes' && moveSentence(texts, moving, { ...chosen, currency }),
    cancelling ? cancelSentence(texts, cancelling, chosen) : t('order-change.sale.noCancel'),
  ].filter((sentence) => sentence !== false);
}

function moveSentence(
  texts: Texts,
  { until, feeMinor, mostTimes, isDifferenceReturned, exceptTypeIds }: Moving,
  { types, currency }: Chosen & { currency: string },
): string {
  const { t, money, list } = texts;
  const names = types.filter(({ id }) => exceptTypeIds.includes(id)).map(({ name }) => name);
  return joined([
    t('order-change.sale.move', {
      times: mostTimes,
      until: untilWords(texts, until),
      fee: feeMinor === 0 ? 'none' : money(feeMinor, currency),
    }),
    !isDifferenceReturned && t('order-change.move.keeps'),
    names.length > 0 && t('order-change.sale.except', { names: list(names) }),
  ]);
}

function cancelSentence(
  texts: Texts,
  { until, kept }: NonNullable<Terms['cancelling']>,
  { hasFees }: Chosen,
): string {
  const { t, list } = texts;
  return joined([
    until.kind === 'hours'
      ? t('order-change.sale.cancelHours', { hours: until.hours })
      : t('order-change.sale.cancel', { until: untilWords(texts, until) }),
    hasFees &&
      kept.length > 0 &&
      t('order-change.sale.kept', { costs: list(kept.map((cost) => t(`order-change.sale.${cost}`))) }),
  ]);
}

function untilWords({ t, date }: Texts, until: TermsUntil): string {
  if (until.kind === 'used') return t('order-change.sale.untilUsed');
  if (until.kind === 'hours') return t('order-change.sale.untilHours', { hours: until.hours });
  return t('order-change.until', {
    date: date(until.date, { weekday: 'long', day: 'numeric', month: 'long' }),
    time: until.time,
  });
}

const joined = (sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ');
