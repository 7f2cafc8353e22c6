import { clientCountries } from '@foyer/domain/clients/client.ts';
import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { leadToFirstError } from '@foyer/ui/fields/lead-focus.ts';
import { useEffect, useRef, useState } from 'react';
import { requestShop } from '../../app/shop-request.ts';
import { useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import { useResource } from '../../app/use-resource.ts';
import { Notice, ProblemNotice } from '../../components/notice.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import { TextField } from '../../components/text-field.tsx';
import '../change/change.css';
import { ChangeTexts } from '../change/change-texts.tsx';
import { OrderLink } from '../change/order-link.tsx';
import { openAct } from '../change/use-choice.ts';
import { InvoiceTexts } from './invoice-texts.tsx';
import { keepTyped, readTyped } from './typed-billing.ts';
import { pathOfInvoice, type VisitorInvoices } from './visitor-invoices.ts';

interface InvoicePageProps {
  secret: string;
  order: VisitorOrder;
}

/** Asking for the invoice of an order. */
export default function InvoicePage({ secret, order }: InvoicePageProps) {
  const { value, error } = useResource<VisitorInvoices>(pathOfInvoice(secret));
  const isOver = error !== null || (value !== null && !value.canRequest);
  useEffect(() => {
    if (isOver) openAct(null, 'replace');
  }, [isOver]);
  if (!value || isOver) return <PageSkeleton />;
  return (
    <ChangeTexts>
      <InvoiceTexts>
        <InvoiceForm secret={secret} order={order} proposal={value.proposal} />
      </InvoiceTexts>
    </ChangeTexts>
  );
}

type Field = Exclude<keyof Billing, 'country'>;

const fields: readonly { name: Field; autoComplete: string; isOptional?: boolean }[] = [
  { name: 'company', autoComplete: 'organization', isOptional: true },
  { name: 'name', autoComplete: 'name' },
  { name: 'address', autoComplete: 'street-address' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'town', autoComplete: 'address-level2' },
  { name: 'vatNumber', autoComplete: 'off', isOptional: true },
  { name: 'reference', autoComplete: 'off', isOptional: true },
  { name: 'email', autoComplete: 'email' },
];

const formId = 'invoice-form';

function InvoiceForm({ secret, order, proposal }: InvoicePageProps & { proposal: Billing }) {
  const { t, language } = useTexts();
  const act = useAct();
  const [values, setValues] = useState<Billing>(() => ({ ...proposal, ...readTyped(secret) }));
  const change = (part: Partial<Billing>) => {
    const next = { ...values, ...part };
    setValues(next);
    keepTyped(secret, next);
    act.clearProblem();
  };
  const refused = act.problem?.kind === 'refused' ? act.problem.refusal.errors : [];
  const isAtFields = refused.some(({ field }) => field in values);
  const sentFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (act.problem && isAtFields) leadToFirstError(sentFrom.current);
  }, [act.problem, isAtFields]);
  const codeOf = (name: string) => refused.find(({ field }) => field === name)?.code ?? null;
  const send = () => {
    sentFrom.current = document.activeElement;
    void act.run(async () => {
      await requestShop<VisitorInvoices>(pathOfInvoice(secret), { method: 'POST', body: values });
      keepTyped(secret, null);
      openAct(null, 'replace');
    });
  };
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const title = t('order-invoice.open');
  return (
    <StepLayout
      title={title}
      documentTitle={`${title} · ${order.client.name}`}
      lead={t('order-invoice.lead')}
      above={
        <>
          <OrderLink order={order} />
          {isAtFields && <Notice kind="refusal" title={t('order-invoice.check')} />}
          {act.problem && !isAtFields && <ProblemNotice problem={act.problem} />}
        </>
      }
      summary={<h2>{order.number}</h2>}
      brief={<span>{order.number}</span>}
      action={{ label: t('order-invoice.submit'), isPending: act.isPending, form: formId }}
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
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            id={name}
            {...field}
            label={t(`order-invoice.field.${name}`)}
            type={name === 'email' ? 'email' : 'text'}
            value={values[name]}
            errorCode={codeOf(name)}
            onChange={(value) => change({ [name]: value })}
            onLeave={() => {}}
          />
        ))}
        <div className="field">
          <label htmlFor="country">{t('order-invoice.field.country')}</label>
          <select
            id="country"
            autoComplete="country"
            value={values.country}
            onChange={(event) => change({ country: event.target.value as Billing['country'] })}
          >
            {clientCountries.map((country) => (
              <option key={country} value={country}>
                {countries.of(country)}
              </option>
            ))}
          </select>
        </div>
      </form>
    </StepLayout>
  );
}
