import type { BlockingRule } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { rulesOf } from './limits/rule-rows.ts';
import { fieldsOfSubject, type LanguageChoice } from './setting-forms.ts';

/** Names of subjects and fields, and values in words. */
export function useSettingWords() {
  const { t, intlLocale, money } = useMessages();
  const currency = useClientFacts()?.currency;
  const subjectName = (subject: string) => t(`settings.subject.${subject}`);
  const fieldName = (field: string) => t(`settings.field.${field}`);
  const localeName = (locale: string) => t(`settings.locale.${locale}`);
  // The informal one is what every language starts with.
  const languageInWords = ({ locale, form }: LanguageChoice) =>
    form === 'formal' ? t('settings.form.formalOf', { language: localeName(locale) }) : localeName(locale);
  const ruleInWords = ({ kind, text }: BlockingRule) => t(`settings.rule.${kind}`, { text });
  const inWords = (subject: SettingSubject, field: string, value: unknown): string => {
    const kind = fieldsOfSubject[subject][field];
    if (kind?.kind === 'own-fee' && (value === null || value === undefined))
      return t('settings.platformRate');
    if (value === '' || value === undefined || value === null) return t('settings.empty');
    switch (kind?.kind) {
      case 'number':
        return t(`settings.unit.${kind.unit}`, { count: Number(value) });
      case 'amount':
      case 'own-fee':
        return currency ? money(Number(value), currency) : '';
      case 'yes-no':
        return t(value === true ? 'settings.yes' : 'settings.no');
      case 'choice':
        return t(`${kind.words}.${String(value)}`);
      case 'country':
        return new Intl.DisplayNames(intlLocale, { type: 'region' }).of(String(value)) ?? String(value);
      case 'locale':
        return localeName(String(value));
      case 'lines':
        return Array.isArray(value) && value.length > 0 ? value.join(', ') : t('settings.none');
      case 'rules':
        return rulesOf(value).map(ruleInWords).join(', ') || t('settings.none');
      case 'languages':
        return (value as LanguageChoice[]).map(languageInWords).join(', ');
      default:
        return String(value);
    }
  };
  return { ruleInWords, subjectName, fieldName, localeName, inWords };
}
