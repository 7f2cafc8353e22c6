import {
  callingCodeOf,
  joinPhoneNumber,
  phoneCountries,
  splitPhoneNumber,
} from '@foyer/i18n/phone-number.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../app/texts.tsx';
import { useCountryNames } from './country-names.ts';
import { describedBy, FieldGroup, type FieldProps } from './field-frame.tsx';

interface PhoneFieldProps extends FieldProps {
  value: string;
  /** Of the visitor or the museum: where a number without a code is from. */
  country: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A number in two parts: the code of its country, and the number as it is dialled there. */
export default function PhoneField({ value, country, onChange, onLeave, ...field }: PhoneFieldProps) {
  const { t } = useTexts();
  const names = useCountryNames();
  const [parts, setParts] = useState(() => splitPhoneNumber(value, country));
  const options = useMemo(
    () =>
      phoneCountries()
        .map((code) => ({ code, name: names.of(code), calling: callingCodeOf(code) }))
        .sort((one, other) => names.compare(one.name, other.name)),
    [names],
  );
  const write = (change: Partial<typeof parts>) => {
    const now = { ...parts, ...change };
    setParts(now);
    onChange(joinPhoneNumber(now));
  };
  return (
    <FieldGroup {...field} onLeave={onLeave}>
      <div className="field-row">
        <select
          className="code"
          aria-label={t('checkout.countryCode')}
          autoComplete="tel-country-code"
          value={parts.country}
          onChange={(event) => write({ country: event.target.value })}
        >
          {options.map(({ code, name, calling }) => (
            <option key={code} value={code}>
              +{calling} {name}
            </option>
          ))}
        </select>
        <input
          id={field.id}
          className="grow"
          type="tel"
          aria-label={field.label}
          autoComplete="tel-national"
          required={field.isRequired}
          value={parts.national}
          {...describedBy(field)}
          onChange={(event) => write({ national: event.target.value })}
        />
      </div>
    </FieldGroup>
  );
}
