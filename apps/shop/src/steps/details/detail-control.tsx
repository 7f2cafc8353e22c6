import type { CheckoutForm } from '@foyer/domain/storefront/checkout-form.ts';
import { choicesOf } from '@foyer/domain/storefront/details/detail-fields.ts';
import type { AskedField } from '@foyer/domain/storefront/details/parse-visitor-details.ts';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../app/texts.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { CountryField } from './fields/country-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { describedBy, FieldFrame, type FieldProps } from './fields/field-frame.tsx';
import type { DetailsForm } from './use-details-form.ts';

/** With the rules of all countries: it weighs more than the step. */
const PhoneField = lazy(() => import('./fields/phone-field.tsx'));

interface DetailControlProps {
  field: AskedField;
  form: DetailsForm;
  asked: CheckoutForm['details'];
}

/** A field of the details in the form that its kind has. */
export function DetailControl({ field, form, asked }: DetailControlProps) {
  const { t } = useTexts();
  const { name, kind, isRequired, isShort } = field;
  const value = form.text(name);
  const onChange = (typed: string) => form.change(field, typed);
  const onLeave = () => form.leave(field);
  const own = asked.fields.find((one) => one.kind === kind)?.text ?? '';
  const frame: FieldProps = {
    id: name,
    label: own || t(`checkout.field.${name}`),
    hint:
      name === 'email' ? t('checkout.hint.email') : name === 'phone' ? t('checkout.hint.phone') : undefined,
    errorCode: form.errors[name],
    isRequired,
    isShort,
  };
  const choices = choicesOf[name];
  if (field.form === 'country') {
    return (
      <CountryField {...frame} value={value} first={asked.country} onChange={onChange} onLeave={onLeave} />
    );
  }
  if (field.form === 'date')
    return <DateField {...frame} value={value} onChange={onChange} onLeave={onLeave} />;
  if (field.form === 'phone') {
    const country = form.text('country') || asked.country;
    return (
      <Suspense fallback={<div className="bone" style={{ blockSize: 78 }} />}>
        <PhoneField {...frame} value={value} country={country} onChange={onChange} onLeave={onLeave} />
      </Suspense>
    );
  }
  if (choices) {
    const options = choices.map((option) => ({
      value: option,
      label:
        name === 'gender'
          ? t(`checkout.gender.${option}` as 'checkout.gender.other')
          : t(`checkout.salutation.${option}` as 'checkout.salutation.ms'),
    }));
    return <ChoiceField {...frame} value={value} options={options} onChange={onChange} />;
  }
  if (kind === 'custom-field' && asked.customChoices.length > 0) {
    const options = asked.customChoices.map((option) => ({ value: option, label: option }));
    return <ChoiceField {...frame} value={value} options={options} onChange={onChange} />;
  }
  if (field.form === 'switch') {
    return (
      <label className="choice">
        <input
          id={name}
          type="checkbox"
          checked={form.isOn(name)}
          onChange={(event) => form.change(field, event.target.checked)}
        />
        <span>{frame.label}</span>
      </label>
    );
  }
  const control = {
    id: name,
    name,
    autoComplete: field.autoComplete,
    required: isRequired,
    value,
    ...describedBy(frame),
    onBlur: onLeave,
  };
  return (
    <FieldFrame {...frame}>
      {field.form === 'long text' ? (
        <textarea {...control} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...control}
          type={field.inputMode === 'email' ? 'email' : 'text'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
