import { hasForms } from '@foyer/domain/settings/client-locales.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { CountField } from '../../components/fields/count-field.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { signOf } from './currency-sign.ts';
import { LanguagesControl } from './languages-control.tsx';
import { OwnFeeField } from './rates/own-fee-field.tsx';
import {
  countries,
  type FieldKind,
  type FormValue,
  type FormValues,
  type LanguageChoice,
} from './setting-forms.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingControlProps {
  id: string;
  label: string;
  kind: FieldKind;
  value: FormValue;
  form: FormValues;
  error?: string;
  onChange: (value: FormValue) => void;
}

/** The control of one field; its label is in the row. */
export function SettingControl({ id, label, kind, value, form, error, onChange }: SettingControlProps) {
  const { t, intlLocale } = useMessages();
  const { localeName } = useSettingWords();
  const currency = useClientFacts()?.currency;
  const regions = useMemo(() => new Intl.DisplayNames(intlLocale, { type: 'region' }), [intlLocale]);
  const zones = useMemo(() => (kind.kind === 'zone' ? Intl.supportedValuesOf('timeZone') : []), [kind.kind]);
  const shared = { id, 'aria-label': label, error, 'aria-invalid': error ? true : undefined };
  const text = typeof value === 'string' ? value : '';
  switch (kind.kind) {
    case 'number':
      return (
        <CountField
          {...shared}
          value={typeof value === 'number' ? value : null}
          max={999}
          onChange={(count) => onChange(count ?? '')}
          rightSection={<span>{kind.unit === 'percent' ? '%' : t(`settings.${kind.unit}`)}</span>}
          rightSectionWidth={kind.unit === 'percent' ? 32 : 72}
        />
      );
    case 'amount':
      return (
        <TextInput
          {...shared}
          inputMode="decimal"
          leftSection={currency && <span>{signOf(currency, intlLocale)}</span>}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'own-fee':
      return (
        <OwnFeeField
          {...shared}
          rate={kind.rate}
          leftSection={currency && <span>{signOf(currency, intlLocale)}</span>}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'yes-no':
      return (
        <Switch
          {...shared}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <SegmentedControl
          aria-label={label}
          value={text}
          onChange={onChange}
          data={kind.options.map((option) => ({ value: option, label: t(`${kind.words}.${option}`) }))}
        />
      );
    case 'country':
      return (
        <Select
          {...shared}
          searchable
          allowDeselect={false}
          value={text}
          onChange={(chosen) => onChange(chosen ?? text)}
          data={countries.map((country) => ({ value: country, label: regions.of(country) ?? country }))}
        />
      );
    case 'zone':
      return (
        <Select
          {...shared}
          searchable
          allowDeselect={false}
          value={text}
          onChange={(chosen) => onChange(chosen ?? text)}
          data={zones.includes(text) ? zones : [text, ...zones]}
        />
      );
    case 'locale': {
      const chosen = Array.isArray(form.languages) ? form.languages.map(({ locale }) => locale) : [];
      return (
        <Select
          {...shared}
          allowDeselect={false}
          value={text}
          onChange={(locale) => onChange(locale ?? text)}
          data={[...new Set([...chosen, text])].map((locale) => ({
            value: locale,
            label: localeName(locale),
          }))}
        />
      );
    }
    case 'languages':
      return (
        <LanguagesControl
          label={label}
          value={Array.isArray(value) ? (value as LanguageChoice[]) : []}
          error={error}
          hasForms={hasForms}
          onChange={onChange}
        />
      );
    case 'lines':
      return (
        <Textarea
          {...shared}
          autosize={false}
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'rules':
      return null;
    default:
      return (
        <TextInput
          {...shared}
          type={kind.type ?? 'text'}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
