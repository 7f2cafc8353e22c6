import type { PriceRule, PricingRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EditForm } from '../../components/edit-page/use-edit-form.ts';
import { useLeadToError } from '../../components/edit-page/use-lead-to-error.ts';
import { useCan } from '../../components/use-can.ts';
import { DurationStep } from './duration-step.tsx';
import type { NamedType } from './group-pricing.ts';
import { OrdersKeepPrice } from './orders-keep-price.tsx';
import { PricesStep } from './prices-step.tsx';
import pricing from './pricing.module.css';
import styles from './rule-editor.module.css';
import { draftOf, type RuleForm, stepOfField } from './rule-form.ts';
import { useRuleWords } from './use-rule-words.ts';

// The calendar at the side comes once the step is shown.
const DraftPricesCard = onDemand(async () => (await import('./draft-prices-card.tsx')).DraftPricesCard);

export type RuleStep = 'duration' | 'prices';

interface RuleEditorProps {
  form: EditForm<RuleForm>;
  step: RuleStep;
  pathOf: (step: RuleStep) => string;
  ticketGroupId: string;
  types: readonly NamedType[];
  /** The other rules of the group. */
  others: readonly PricingRule[];
  /** The place of this rule among them: a new one is above all. */
  sequence: number;
  currency: string;
}

/** The two steps of a rule, in any order, beside what they make of the prices. Both keep what was typed. */
export function RuleEditor(props: RuleEditorProps) {
  const { form, step, pathOf, types, others, sequence, currency } = props;
  const { t, intlLocale } = useMessages();
  const words = useRuleWords(currency);
  const canEdit = useCan('tickets', 'edit');
  const values = form.fields.getValues();
  const { from, until, name, weekdays } = values;
  const draft = draftOf(values, sequence);
  const typed: Pick<PriceRule, 'kind' | 'values'> = draft ?? {
    kind: values.kind,
    values: draftOf({ ...values, from: '2000-01-01', until: '2000-01-01' }, sequence)?.values ?? [],
  };
  const isDurationDone = Boolean(name.trim() && draft && weekdays.length > 0);
  const changed = typed.values.length;
  // After a refused save the errors may be on the other step alone.
  const erring = Object.keys(form.fields.errors).map(stepOfField);
  const [first] = erring;
  const isErrorElsewhere = form.error !== null && first !== undefined && !erring.includes(step);
  useLeadToError(form.failedTry, isErrorElsewhere ? pathOf(first) : undefined);
  const currencySign =
    new Intl.NumberFormat(intlLocale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return (
    <>
      <nav aria-label={t('pricing.steps')} className={styles.steps}>
        <StepLink
          to={pathOf('duration')}
          place={1}
          current={step === 'duration'}
          done={step !== 'duration' && isDurationDone}
          title={t('pricing.step.duration')}
        >
          {from && until
            ? `${words.weekdays(weekdays)}, ${words.dates({ from, until })}`
            : t('pricing.step.durationHint')}
        </StepLink>
        <StepLink
          to={pathOf('prices')}
          place={2}
          current={step === 'prices'}
          done={step !== 'prices' && changed > 0}
          title={t('pricing.step.prices')}
        >
          {changed > 0
            ? t('pricing.step.pricesChanged', { count: changed, types: types.length })
            : t('pricing.step.pricesHint')}
        </StepLink>
      </nav>
      <div className={pricing.split}>
        <div className={pricing.stack}>
          <div data-step="duration" hidden={step !== 'duration'}>
            <DurationStep fields={form.fields} canEdit={canEdit} />
          </div>
          <div data-step="prices" hidden={step !== 'prices'}>
            <PricesStep
              fields={form.fields}
              types={types}
              typed={typed}
              currency={currency}
              currencySign={currencySign}
              canEdit={canEdit}
            />
          </div>
          <OrdersKeepPrice ticketGroupId={props.ticketGroupId} draft={draft} />
        </div>
        <DraftPricesCard
          ticketGroupId={props.ticketGroupId}
          types={types}
          others={others}
          draft={draft}
          step={step}
          currency={currency}
        />
      </div>
    </>
  );
}

interface StepLinkProps {
  to: string;
  place: number;
  current: boolean;
  done: boolean;
  title: string;
  children: ReactNode;
}

function StepLink({ to, place, current, done, title, children }: StepLinkProps) {
  return (
    <Link to={to} className={styles.step} aria-current={current ? 'step' : undefined}>
      <span className={styles.mark} data-done={done || undefined} aria-hidden="true">
        {done ? <IconCheck size={15} stroke={2} /> : place}
      </span>
      <span>
        <strong>{title}</strong>
        <small>{children}</small>
      </span>
    </Link>
  );
}
