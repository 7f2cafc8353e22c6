import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './notice.module.css';
import type { Tone } from './status-tag.tsx';
import tones from './tone.module.css';

interface NoticeProps {
  /** Blue coming, amber attention, red failed, green done, grey fact. */
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** At most two links or compact buttons. */
  links?: ReactNode;
}

const icons = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
  info: IconInfoCircle,
  neutral: IconInfoCircle,
};

/** One line above the content that it speaks of; one strip a page. A failure is announced at once. */
export function Notice({ tone, title, children, links }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={clsx(styles.notice, tones[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={17} stroke={1.6} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        {title && <strong>{title}</strong>} {children && <span>{children}</span>}
      </p>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}
