import { countries } from '@foyer/domain/storefront/details/countries.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../app/texts.tsx';
import { useCountryNames } from './country-names.ts';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

interface CountryFieldProps extends FieldProps {
  value: string;
  /** Of the museum: it comes before the others. */
  first: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** All countries by their names in the visitor's language. */
export function CountryField({ value, first, onChange, onLeave, ...field }: CountryFieldProps) {
  const { t } = useTexts();
  const names = useCountryNames();
  const options = useMemo(
    () =>
      countries
        .map((code) => ({ code, name: names.of(code) }))
        .sort((one, other) => names.compare(one.name, other.name)),
    [names],
  );
  return (
    <FieldFrame {...field}>
      <select
        id={field.id}
        autoComplete="country"
        required={field.isRequired}
        value={value}
        {...describedBy(field)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      >
        <option value="">{t('checkout.choose')}</option>
        {countries.includes(first) && <option value={first}>{names.of(first)}</option>}
        {options.map(
          ({ code, name }) =>
            code !== first && (
              <option key={code} value={code}>
                {name}
              </option>
            ),
        )}
      </select>
    </FieldFrame>
  );
}
