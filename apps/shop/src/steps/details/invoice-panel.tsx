import type { AskedField } from '@foyer/domain/storefront/details/parse-visitor-details.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts.tsx';
import type { DetailsForm } from './use-details-form.ts';

interface InvoicePanelProps {
  field: AskedField;
  form: DetailsForm;
  /** What the invoice asks besides, once it is wanted. */
  children: ReactNode;
}

/** Whether an invoice is wanted; what it needs opens in place. */
export function InvoicePanel({ field, form, children }: InvoicePanelProps) {
  const { t } = useTexts();
  const isOn = form.isOn(field.name);
  return (
    <div className="panel">
      <label className="panel-heading">
        <span>
          {t('checkout.field.invoice')}
          <small>{t('checkout.hint.invoice')}</small>
        </span>
        <input
          id={field.name}
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => form.change(field, event.target.checked)}
        />
      </label>
      {isOn && <div className="panel-body fields">{children}</div>}
    </div>
  );
}
