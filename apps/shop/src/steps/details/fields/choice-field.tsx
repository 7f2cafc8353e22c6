import { useTexts } from '../../../app/texts.tsx';
import { FieldGroup, type FieldProps } from './field-frame.tsx';

interface ChoiceFieldProps extends FieldProps {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few; one that may stay open can be taken back by choosing it again. */
export function ChoiceField({ value, options, onChange, ...field }: ChoiceFieldProps) {
  const { t } = useTexts();
  const shown = field.isRequired ? options : [{ value: '', label: t('checkout.noChoice') }, ...options];
  return (
    <FieldGroup {...field}>
      {shown.map((option, index) => (
        <label key={option.value} className="choice">
          <input
            id={index === 0 ? field.id : undefined}
            type="radio"
            name={field.id}
            required={field.isRequired}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
