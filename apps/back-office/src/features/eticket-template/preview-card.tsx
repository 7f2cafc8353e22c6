import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Loader, SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { askTypedPreview } from './ask-preview.ts';
import { drawPdf } from './draw-pdf.ts';
import styles from './eticket-template.module.css';
import type { ETicketForm } from './eticket-template-form.ts';

/** Keys typed together ask once. */
const waitMs = 120;

interface PreviewCardProps {
  template: ETicketForm;
  languages: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
}

/** The ticket itself, made by its generator with what is typed: one question at a time, and after it the newest. */
export function PreviewCard({ template, languages, language, onLanguage }: PreviewCardProps) {
  const { t } = useMessages();
  const paper = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'asking' | 'shown' | 'refused' | 'failed'>('asking');
  const question = JSON.stringify([template, language]);
  const wanted = useRef(question);
  const isAsking = useRef(false);

  useEffect(() => {
    wanted.current = question;
    const ask = async () => {
      if (isAsking.current) return;
      isAsking.current = true;
      let asked = '';
      while (asked !== wanted.current && paper.current) {
        asked = wanted.current;
        const [typed, shownIn] = JSON.parse(asked) as [ETicketForm, string];
        try {
          await drawPdf(await askTypedPreview(typed, shownIn), paper.current);
          setState('shown');
        } catch (error) {
          setState(error instanceof ValidationError ? 'refused' : 'failed');
        }
      }
      isAsking.current = false;
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => clearTimeout(timer);
  }, [question]);

  return (
    <Card
      title={t('eticket-template.part.preview')}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('eticket-template.language')}
          value={language}
          onChange={onLanguage}
          data={languages.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      }
    >
      <div className={styles.paper}>
        <canvas
          ref={paper}
          className={styles.sheet}
          role="img"
          aria-label={t('eticket-template.sheet')}
          data-state={state}
        />
        {state === 'asking' && <Loader className={styles.making} aria-hidden="true" />}
      </div>
      <p className={styles.note} role="status">
        {state === 'asking' && t('ui.loading')}
        {(state === 'refused' || state === 'failed') && t(`eticket-template.preview.${state}`)}
      </p>
    </Card>
  );
}
