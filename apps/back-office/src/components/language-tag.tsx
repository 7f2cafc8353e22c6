import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { VisuallyHidden } from '@mantine/core';

/** The language that the buyer reads: 'DE'. Names of tickets are in that of staff. */
export function LanguageTag({ language }: { language: string }) {
  const { t, intlLocale } = useMessages();
  const name = new Intl.DisplayNames([intlLocale], { type: 'language' }).of(language) ?? language;
  return (
    <StatusTag tone="neutral" mark="none">
      <span title={t('ui.buyerLanguage', { language: name })} aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <VisuallyHidden>{t('ui.buyerLanguage', { language: name })}</VisuallyHidden>
    </StatusTag>
  );
}
