import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Switch } from '@mantine/core';
import styles from './content-step.module.css';
import type { EditorData, EditorFieldsProps } from './editor-fields.ts';
import { FlowList } from './flow-list.tsx';
import { type FlowPart, factsOfPart } from './flow-parts.ts';
import { PartFields } from './parts/part-fields.tsx';
import { TextFields } from './text-fields.tsx';

interface ContentStepProps extends EditorFieldsProps {
  data: EditorData;
  part: FlowPart;
  path: string;
  /** Parts of which a field could not be saved. */
  erring: ReadonlySet<string>;
  language: string;
  onLanguage: (language: string) => void;
}

const mainTexts = /(?:Heading|Intro|Text)$|^search/;

/** The steps of the sales flow, and what one of them says, asks and offers. */
export function ContentStep({ fields, data, part, path, erring, language, onLanguage }: ContentStepProps) {
  const { t } = useMessages();
  const { switch: onSwitch, isLater, texts } = factsOfPart[part];
  const [group, name] = (onSwitch ?? '').split('.');
  return (
    <div className={styles.content}>
      <FlowList fields={fields} current={part} path={path} erring={erring} />
      <section className={styles.part} aria-labelledby="part-heading">
        <div className={styles.head}>
          <h2 id="part-heading" className={styles.title}>
            {t(`ticketstreet.part.${part}`)}
          </h2>
          {onSwitch && (
            <Switch
              label={t('ticketstreet.part.show')}
              labelPosition="left"
              {...fields.getInputProps(`salesFlow.${group}.${name}`, { type: 'checkbox' })}
            />
          )}
        </div>
        {isLater && <Notice tone="info">{t(`ticketstreet.later.${part as 'groups'}`)}</Notice>}
        <TextFields
          key={part}
          fields={fields}
          part={part}
          keys={texts.filter((key) => mainTexts.test(key))}
          language={language}
          onLanguage={onLanguage}
        />
        <PartFields fields={fields} data={data} part={part} language={language} onLanguage={onLanguage} />
      </section>
    </div>
  );
}
