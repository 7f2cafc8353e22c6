import { isErased } from '@foyer/domain/audit-log/audit-difference.ts';
import { formatDate, formatDateTime, formatTime } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber, formatPercent } from './format-number.ts';
import type { Translator } from './translator.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const localDateTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;
const localDate = /^\d{4}-\d\d-\d\d$/;
const languageCode = /^[a-z]{2}([-_][A-Z]{2})?$/;

interface AuditPlace {
  currency: string;
  timeZone: string;
  /** The key of the label that a field has on its form; named by the caller, so that its part is loaded there. */
  labelKey: (field: string) => string;
  /** What ids among the values are called, by id. */
  names?: Readonly<Record<string, string>>;
}

/** Fields and values of audit entries as people read them; screen and export word them alike. */
export function auditText(
  { t, has, intlLocale }: Translator,
  { currency, timeZone, labelKey, names = {} }: AuditPlace,
) {
  const wordOr = (key: string, otherwise: string) => (has(key) ? t(key) : otherwise);
  const nameOf = (type: 'language' | 'region', code: string) => {
    // To Intl, Dutch of Belgium is not the be_NL of the specification.
    const known = code.replace('_', '-').replace('be-NL', 'nl-BE');
    return new Intl.DisplayNames(intlLocale, { type, languageDisplay: 'standard' }).of(known) ?? code;
  };
  const plainName = (name: string) => wordOr(`audit.fieldName.${name}`, wordOr(labelKey(name), name));

  /** 'rights.products' is 'Rights: Products', 'texts.nl' is 'Texts: Dutch'. */
  const fieldWord = (field: string): string => {
    const [first = '', ...rest] = field.split('.');
    const within = rest.map((name) => {
      if (first === 'rights') return wordOr(`menu.item.${name}`, name);
      return languageCode.test(name) ? nameOf('language', name) : plainName(name);
    });
    return [plainName(first), ...within].join(': ');
  };

  const textOf = (field: string, value: string): string => {
    const last = field.split('.').at(-1) ?? field;
    const choice = `audit.valueName.${last}.${value.replaceAll(' ', '-')}`;
    if (/^[\w .-]+$/.test(value) && has(choice)) return t(choice);
    if (field.startsWith('rights.')) {
      return value
        .split(', ')
        .map((one) => wordOr(`audit.valueName.right.${one.replaceAll(' ', '-')}`, one))
        .join(', ');
    }
    if (
      /^(locale|defaultLocale|language|languages|defaultLanguage)$/.test(last) &&
      languageCode.test(value)
    ) {
      return nameOf('language', value);
    }
    if (last === 'country' && /^[A-Z]{2}$/.test(value)) return nameOf('region', value);
    if (localDate.test(value)) return formatDate(value);
    if (localDateTime.test(value)) return `${formatDate(value.slice(0, 10))} ${formatTime(value.slice(11))}`;
    if (instant.test(value)) return formatDateTime(value, timeZone);
    return names[value] ?? value;
  };

  const numberOf = (field: string, value: number): string => {
    if (/Minor$/.test(field)) return formatMoney(value, currency, intlLocale);
    if (/[bB]asisPoints$/.test(field)) return formatPercent(value, intlLocale);
    if (/[wW]eekdays?$/.test(field) && value >= 1 && value <= 7) {
      // The first of January 2024 was a Monday.
      const day = new Date(Date.UTC(2024, 0, value));
      return new Intl.DateTimeFormat(intlLocale, { weekday: 'long', timeZone: 'UTC' }).format(day);
    }
    return /[nN]umbers?$|^version$|^duplicateOf$/.test(field)
      ? String(value)
      : formatNumber(value, intlLocale);
  };

  const valueText = (field: string, value: unknown): string => {
    if (isErased(value)) return t('audit.value.erased');
    if (isNothing(value)) return t('audit.value.empty');
    if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
    if (typeof value === 'number') return numberOf(field, value);
    if (typeof value === 'string') return textOf(field, value);
    if (Array.isArray(value)) {
      const isOfThings = value.some((one) => typeof one === 'object' && one !== null);
      return value.map((one) => valueText(field, one)).join(isOfThings ? '\n' : ', ');
    }
    const parts = Object.entries(value as object).filter(([, part]) => !isNothing(part));
    return parts.map(([name, part]) => `${fieldWord(name)}: ${valueText(name, part)}`).join(' · ');
  };
  return { fieldWord, valueText };
}

/** Whether a value is shown as 'Empty'. */
export function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null && !isErased(value)) {
    return Object.values(value).every(isNothing);
  }
  return value === undefined || value === null || value === '';
}
