import { useState } from 'react';
import { useTexts } from '../../../app/texts.tsx';
import { describedBy, FieldGroup, type FieldProps } from './field-frame.tsx';

interface DateFieldProps extends FieldProps {
  /** '1989-07-04', or as far as it is typed. */
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const parts = [
  { name: 'day', autoComplete: 'bday-day', digits: 2 },
  { name: 'month', autoComplete: 'bday-month', digits: 2 },
  { name: 'year', autoComplete: 'bday-year', digits: 4 },
] as const;

/** A date of birth as people write it: day, month and year, each in a field of its own. */
export function DateField({ value, onChange, onLeave, ...field }: DateFieldProps) {
  const { t } = useTexts();
  const [year = '', month = '', day = ''] = value.split('-');
  // A nought is written before a single digit, but not while it is typed.
  const [typed, setTyped] = useState({ day, month, year });
  const hint = t('checkout.hint.date');
  const write = (name: keyof typeof typed, text: string) => {
    const now = { ...typed, [name]: text.replaceAll(/\D/g, '') };
    setTyped(now);
    const isEmpty = now.day + now.month + now.year === '';
    onChange(isEmpty ? '' : `${now.year}-${now.month.padStart(2, '0')}-${now.day.padStart(2, '0')}`);
  };
  return (
    <FieldGroup {...field} hint={hint} onLeave={onLeave}>
      <div className="field-row">
        {parts.map(({ name, autoComplete, digits }, index) => (
          <label key={name}>
            <span className="small">{t(`checkout.date.${name}`)}</span>
            <input
              id={index === 0 ? field.id : `${field.id}-${name}`}
              className={name === 'year' ? 'year' : undefined}
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={digits}
              required={field.isRequired}
              value={typed[name]}
              {...describedBy({ ...field, hint })}
              onChange={(event) => write(name, event.target.value)}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
