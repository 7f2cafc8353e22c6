import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconBraces, IconEraser, IconFileText } from '@tabler/icons-react';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { usePersonFile } from './use-person-file.ts';
import styles from './visitor-data.module.css';
import type { VisitorData } from './visitor-data.ts';

/** The two answers to a request: a file for the visitor, or erasing. */
export function AnswerCard({ data }: { data: VisitorData }) {
  const { t, date } = useMessages();
  const go = useGo();
  const mayHandOut = useCan('gebruiker-ticket-zoeken', 'edit');
  const mayErase = useCan('gebruiker-ticket-zoeken', 'extra');
  const file = usePersonFile(data.id);
  return (
    <Card title={t('visitor-data.answer.title')}>
      <div className={styles.acts}>
        {mayHandOut && (
          <>
            <Button
              leftSection={<IconFileText size={15} stroke={1.6} aria-hidden="true" />}
              loading={file.making === 'pdf'}
              onClick={() => void file.make('pdf')}
            >
              {t('visitor-data.answer.pdf')}
            </Button>
            <Button
              leftSection={<IconBraces size={15} stroke={1.6} aria-hidden="true" />}
              loading={file.making === 'json'}
              onClick={() => void file.make('json')}
            >
              {t('visitor-data.answer.json')}
            </Button>
          </>
        )}
        {mayErase && (
          <Button
            color="danger"
            variant="outline"
            leftSection={<IconEraser size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => go(`/visitordata/${data.id}/erase`)}
          >
            {t('visitor-data.answer.preview')}
          </Button>
        )}
        {!mayHandOut && <p className={styles.hintBelow}>{t('visitor-data.answer.noEdit')}</p>}
        {mayHandOut && !mayErase && <p className={styles.hintBelow}>{t('visitor-data.answer.noExtra')}</p>}
        <p className={styles.hintBelow}>{t('visitor-data.answer.until', { date: date(data.answerUntil) })}</p>
      </div>
    </Card>
  );
}
