import {
  type WallPreviewMessage,
  wallPreviewPath,
  wallPreviewReady,
} from '@foyer/domain/narrowcasting/shown-wall.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import styles from './narrowcasting.module.css';
import { useWallPreview } from './use-wall-preview.ts';
import type { WallScreenForm } from './wall-screen-form.ts';

interface WallPreviewCardProps {
  /** What is typed: each change of it is shown. */
  typed: WallScreenForm;
  waitingMinutes: number | null;
}

/** The screen's own page beside its editor, with what is typed. */
export function WallPreviewCard({ typed, waitingMinutes }: WallPreviewCardProps) {
  const { t } = useMessages();
  const { languages, orientation } = typed;
  const [chosen, setChosen] = useState<string | null>(null);
  const language = languages.find((code) => code === chosen) ?? languages[0] ?? null;
  const { wall, problem } = useWallPreview(typed, waitingMinutes);
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame said that it can show something: it may be loaded again. */
  const [readyTimes, setReadyTimes] = useState(0);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data === wallPreviewReady) setReadyTimes((times) => times + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (readyTimes === 0 || !wall) return;
    const message: WallPreviewMessage = { kind: 'foyer-wall', wall, language };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [readyTimes, wall, language]);
  return (
    <Card>
      <section aria-label={t('narrowcasting.preview.title')}>
        <div className={styles.bar}>
          <h2>{t(`narrowcasting.preview.${orientation}`)}</h2>
          {languages.length > 1 && (
            <SegmentedControl
              aria-label={t('narrowcasting.preview.language')}
              value={language ?? ''}
              onChange={setChosen}
              data={languages.map((value) => ({ value, label: value.toUpperCase() }))}
            />
          )}
        </div>
        <iframe
          ref={frame}
          className={styles.frame}
          data-orientation={orientation}
          src={wallPreviewPath}
          title={t('narrowcasting.preview.frame')}
        />
        <p className={styles.note} role="status">
          {problem === null ? '' : t(`narrowcasting.preview.${problem}`)}
        </p>
      </section>
    </Card>
  );
}
