import { mostCharactersOfText } from '@foyer/domain/channels/channel-texts.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Textarea, TextInput } from '@mantine/core';
import { LanguageTabs } from '../../../components/fields/language-tabs.tsx';
import { FormattedText } from '../../../components/formatted-text.tsx';
import { useDefaultTexts } from './default-texts.ts';
import type { EditorFieldsProps } from './editor-fields.ts';
import { type FlowPart, factsOfPart } from './flow-parts.ts';

interface TextFieldsProps extends EditorFieldsProps {
  part: FlowPart;
  /** Of the part's texts only these; all of them when left out. */
  keys?: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
}

/** What the page says in each language; an empty field shows the text that visitors read then. */
export function TextFields({ fields, part, keys, language, onLanguage }: TextFieldsProps) {
  const { t } = useMessages();
  const { texts, languages, defaultLanguage } = fields.getValues();
  const all = factsOfPart[part].texts;
  const shown = keys ? all.filter((key) => keys.includes(key)) : all;
  const defaultText = useDefaultTexts(language);
  const ordered = [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)];
  const own = (key: string, of: string) => texts[key]?.[of] ?? '';
  return (
    <Fields>
      {languages.length > 1 && (
        <LanguageTabs
          languages={ordered}
          chosen={language}
          onChoose={onLanguage}
          isComplete={(of) => shown.some((key) => own(key, of).trim() !== '')}
          erring={ordered.filter((of) => shown.some((key) => fields.errors[`texts.${key}.${of}`]))}
        />
      )}
      {shown.map((key) => {
        const props = {
          label: t(`ticketstreet.text.${wordOfKey(key)}`),
          lang: language,
          ...fields.getInputProps(`texts.${key}.${language}`),
          value: own(key, language),
        };
        const placeholder = defaultText(key) || own(key, defaultLanguage);
        const most = mostCharactersOfText[key];
        if (most > 500 && key !== 'detailsCustomChoices') {
          return <FormattedText key={`${key} ${language}`} {...props} />;
        }
        if (most <= 120) return <TextInput key={key} placeholder={placeholder} {...props} />;
        return <Textarea key={key} autosize minRows={2} placeholder={placeholder} {...props} />;
      })}
    </Fields>
  );
}

type TextWord =
  | 'heading'
  | 'intro'
  | 'text'
  | 'detailsNewsletter'
  | 'detailsSecondaryNewsletter'
  | 'detailsAdditionalOptIn'
  | 'detailsCustomField'
  | 'detailsCustomChoices'
  | 'searchTitle'
  | 'searchDescription';

/** A heading is a heading on every step. */
function wordOfKey(key: string): TextWord {
  if (key.endsWith('Heading')) return 'heading';
  if (key.endsWith('Intro')) return 'intro';
  return key.endsWith('Text') ? 'text' : (key as TextWord);
}
