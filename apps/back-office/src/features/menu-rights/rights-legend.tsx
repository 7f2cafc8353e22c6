import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconBuilding, IconShield, IconUser } from '@tabler/icons-react';
import clsx from 'clsx';
import marks from './right-cell-mark.module.css';
import styles from './rights-legend.module.css';

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const;

/** What the colours and icons of the matrix mean: always shown (design more.md, section 1). */
export function RightsLegend() {
  const { t } = useMessages();
  return (
    <ul className={styles.legend} aria-label={t('rights.legend')}>
      {(['access', 'edit', 'extra'] as const).map((level) => (
        <li key={level}>
          <span className={clsx(marks.mark, marks[level], styles.swatch)} aria-hidden="true" />
          {t(`accounts.level.${level}`)}
        </li>
      ))}
      <li>
        <IconBuilding {...icon} />
        {t('rights.limit.office')}
      </li>
      <li>
        <IconShield {...icon} />
        {t('rights.limit.management')}
      </li>
      <li>
        <IconUser {...icon} />
        {t('rights.limit.reception')}
      </li>
      <li>
        <span className={styles.corner} aria-hidden="true" />
        {t('rights.filter.changed')}
      </li>
    </ul>
  );
}
