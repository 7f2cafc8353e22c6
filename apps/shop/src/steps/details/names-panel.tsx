import { useTexts } from '../../app/texts.tsx';
import { describedBy, FieldFrame } from './fields/field-frame.tsx';
import type { DetailsForm } from './use-details-form.ts';

interface NamesPanelProps {
  lines: readonly { ticketTypeId: string; name: string; quantity: number }[];
  form: DetailsForm;
  areRequired: boolean;
}

/** A name for each ticket that has one. */
export function NamesPanel({ lines, form, areRequired }: NamesPanelProps) {
  const { t } = useTexts();
  return (
    <fieldset className="panel">
      <legend className="hidden-text">{t('checkout.names.title')}</legend>
      <div className="panel-heading" aria-hidden="true">
        <span>
          {t('checkout.names.title')}
          <small>{t('checkout.names.lead')}</small>
        </span>
      </div>
      <div className="panel-body fields">
        {lines.flatMap(({ ticketTypeId, name, quantity }) =>
          Array.from({ length: quantity }, (_, place) => {
            const id = `ticketNames.${ticketTypeId}.${place}`;
            const errorCode = form.errors[id];
            return (
              <FieldFrame
                key={id}
                id={id}
                label={t('checkout.names.ticket', { name, number: place + 1 })}
                errorCode={errorCode}
                isRequired={areRequired}
              >
                <input
                  id={id}
                  autoComplete="off"
                  required={areRequired}
                  value={form.nameOf(ticketTypeId, place)}
                  {...describedBy({ id, hint: undefined, errorCode })}
                  onChange={(event) => form.changeName(ticketTypeId, place, event.target.value)}
                  onBlur={() => form.leaveName(ticketTypeId, place)}
                />
              </FieldFrame>
            );
          }),
        )}
      </div>
    </fieldset>
  );
}
