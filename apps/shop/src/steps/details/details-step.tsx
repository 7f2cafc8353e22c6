import { countTickets } from '@foyer/domain/sales/count-tickets.ts';
import { useCallback } from 'react';
import type { TypedDetails } from '../../app/kept-choices.ts';
import type { StepProps } from '../../app/step-props.ts';
import { useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import { CartSummary } from '../../components/cart-summary.tsx';
import { HoldNotice } from '../../components/hold-notice.tsx';
import { ProblemNotice } from '../../components/notice.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { TextField } from '../../components/text-field.tsx';
import { detailFields, useDetailsForm } from './use-details-form.ts';

const formId = 'details-form';

/** Step 3: the buyer's details. No account is needed. */
export default function DetailsStep({ page, choices, change, cart, clock, open }: StepProps) {
  const { t, money } = useTexts();
  const act = useAct();
  const held = cart.timed?.cart;
  const form = useDetailsForm(held?.details ?? null, {
    typed: choices.typed,
    onType: useCallback((typed: TypedDetails) => change({ typed }), [change]),
  });
  if (!held) return null;

  const send = () => {
    const details = form.check();
    if (details === null) return;
    void act.run(async () => {
      await cart.saveDetails(details);
      change({ typed: null });
      open('payment');
    });
  };
  const refusedFields = act.problem?.kind === 'refused' ? act.problem.refusal.errors : [];

  return (
    <StepLayout
      texts="details"
      title={t('shop.details.title')}
      documentTitle={`${t('shop.details.title')} · ${page.client.name}`}
      lead={t('shop.details.lead')}
      above={
        <>
          <HoldNotice cart={cart} clock={clock} />
          {act.problem && <ProblemNotice problem={act.problem} />}
        </>
      }
      summary={<CartSummary cart={held} page={page} />}
      brief={
        <>
          <strong className="figures">{money(held.totals.totalMinor, held.currency)}</strong>
          <span>{t('shop.ticketCount', { count: countTickets(held.lines) })}</span>
        </>
      }
      action={{ label: t('shop.details.next'), isPending: act.isPending, form: formId }}
    >
      <form
        id={formId}
        className="card form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {detailFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            id={name}
            {...field}
            label={t(`shop.details.${name}`)}
            hint={name === 'email' ? t('shop.details.emailHint') : undefined}
            value={form.values[name]}
            errorCode={
              form.errors[name] ?? refusedFields.find((refusal) => refusal.field === name)?.code ?? null
            }
            onChange={(value) => form.change(name, value)}
            onLeave={() => form.leave(name)}
          />
        ))}
      </form>
    </StepLayout>
  );
}
