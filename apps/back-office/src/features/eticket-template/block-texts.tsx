import { longestETicketText } from '@foyer/domain/catalog/e-ticket-length.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { erringLanguages } from '../../components/fields/erring-languages.ts';
import { LanguageTabs } from '../../components/fields/language-tabs.tsx';
import { type ETicketForm, withoutErrorsIn, withText } from './eticket-template-form.ts';

interface BlockTextsProps {
  fields: UseFormReturnType<ETicketForm>;
  index: number;
  isReadOnly: boolean;
  languages: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
}

/** The text of a block, per language; the preview shows the same language. */
export function BlockTexts({ fields, index, isReadOnly, languages, language, onLanguage }: BlockTextsProps) {
  const { t } = useMessages();
  const { blocks } = fields.getValues();
  const block = blocks[index];
  if (!block) return null;
  const textIn = (wanted: string) => block.texts.find((one) => one.language === wanted)?.text ?? '';
  const place = block.texts.findIndex((one) => one.language === language);
  return (
    <>
      <LanguageTabs
        languages={languages}
        chosen={language}
        onChoose={onLanguage}
        isComplete={(one) => textIn(one) !== ''}
        erring={erringLanguages(fields.errors, `blocks.${index}.texts`, block.texts)}
      />
      <Textarea
        label={t(`eticket-template.field.${block.kind === 'own' ? 'ownText' : 'text'}`)}
        description={block.kind === 'text' ? t('eticket-template.textHint') : undefined}
        lang={language}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longestETicketText}
        readOnly={isReadOnly}
        error={
          fields.errors[`blocks.${index}.texts`] ??
          fields.errors[`blocks.${index}.texts.${place}.text`] ??
          fields.errors[`blocks.${index}.texts.${place}.language`]
        }
        value={textIn(language)}
        onChange={({ currentTarget: { value } }) => {
          fields.setFieldValue(
            'blocks',
            blocks.map((one, other) => (other === index ? withText(one, language, value) : one)),
          );
          fields.setErrors((errors) => withoutErrorsIn(errors, `blocks.${index}.texts`));
        }}
      />
      {block.kind === 'text' && (
        <Text size="sm">
          <Link to="/tickettekst-aanpassen">{t('eticket-template.toTexts')}</Link>
        </Text>
      )}
    </>
  );
}
