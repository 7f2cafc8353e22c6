import {
  type PreviewMessage,
  type PreviewStep,
  previewPath,
  previewReady,
} from '@foyer/domain/storefront/preview-message.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl, Select } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguageName } from '../use-language-name.ts';
import styles from './live-preview.module.css';
import { type AskPreview, useAskedPreview } from './use-asked-preview.ts';

const sizes = ['phone', 'desktop'] as const;
type Size = (typeof sizes)[number];

interface LivePreviewProps {
  /** What is typed: each change of it is shown. */
  typed: unknown;
  /** Asks the server how the page would be; it refuses what a save would refuse. */
  ask: AskPreview;
  /** What of the page is shown. */
  step: PreviewStep;
  languages: readonly string[];
  /** The language shown, which the editor may lead. */
  language: string;
  onLanguage: (language: string) => void;
}

/** The real sales page beside its editor, at phone or desktop size, with what is typed (decision 0187). */
export function LivePreview({ typed, ask, step, languages, language, onLanguage }: LivePreviewProps) {
  const { t } = useMessages();
  const languageName = useLanguageName();
  const [size, setSize] = useState<Size>('phone');
  const { page, problem } = useAskedPreview(ask, typed, language);
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame said that it can show something: it may be loaded again. */
  const [readyTimes, setReadyTimes] = useState(0);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data === previewReady) setReadyTimes((times) => times + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (readyTimes === 0 || !page) return;
    const message: PreviewMessage = { kind: 'foyer-preview', page, step };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [readyTimes, page, step]);

  return (
    <section className={styles.preview} aria-label={t('ticketstreet.preview.title')}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('ticketstreet.preview.title')}</h2>
        <SegmentedControl
          aria-label={t('ticketstreet.preview.size')}
          value={size}
          onChange={(chosen) => setSize(chosen as Size)}
          data={[
            { value: 'phone', label: <Icon of={IconDeviceMobile} name={t('ticketstreet.preview.phone')} /> },
            {
              value: 'desktop',
              label: <Icon of={IconDeviceDesktop} name={t('ticketstreet.preview.desktop')} />,
            },
          ]}
        />
        <Select
          aria-label={t('ticketstreet.preview.language')}
          className={styles.language}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
          allowDeselect={false}
          value={language}
          onChange={(chosen) => chosen && onLanguage(chosen)}
        />
      </div>
      <div className={styles.device} data-size={size} ref={fit}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={previewPath}
          title={t('ticketstreet.preview.frame')}
        />
      </div>
      <p className={styles.note} role="status">
        {problem === 'refused'
          ? t('ticketstreet.preview.refused')
          : problem === 'failed'
            ? t('ticketstreet.preview.failed')
            : ''}
      </p>
    </section>
  );
}

function Icon({ of: Shape, name }: { of: typeof IconDeviceMobile; name: string }) {
  return <Shape size={17} stroke={1.6} role="img" aria-label={name} />;
}

/** The page is drawn in the width of its device and made smaller to fit beside the fields. */
function fit(device: HTMLDivElement | null): (() => void) | undefined {
  if (!device) return undefined;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = device;
    device.style.setProperty('--place-width', `${clientWidth}`);
    device.style.setProperty('--place-height', `${clientHeight}`);
  });
  observer.observe(device);
  return () => observer.disconnect();
}
