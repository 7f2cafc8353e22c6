import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './setting-row.module.css';
import { useSettingWords } from './use-setting-words.ts';

/** A value that is to come and differs from the one in force. */
export interface ComingChange {
  inForce: unknown;
  value: unknown;
  from: string;
  made: string;
}

interface ComingValueProps {
  subject: SettingSubject;
  field: string;
  coming: ComingChange;
  mayEdit: boolean;
  busy: boolean;
  onWithdraw: () => void;
  /** Shows the control again; left out where it is there. */
  onChange?: () => void;
}

/** The value in force and the one to come, side by side (more.md, section 4). */
export function ComingValue({
  subject,
  field,
  coming,
  mayEdit,
  busy,
  onWithdraw,
  onChange,
}: ComingValueProps) {
  const { t } = useMessages();
  const { fieldName, inWords } = useSettingWords();
  const label = fieldName(field);
  return (
    <>
      <div className={styles.boxes}>
        <div className={styles.box}>
          <span>{t('settings.inForce')}</span>
          {inWords(subject, field, coming.inForce)}
        </div>
        <IconArrowRight size={17} stroke={1.6} aria-hidden="true" className={styles.arrow} />
        <div className={clsx(styles.box, styles.coming)}>
          <span>{coming.from}</span>
          {inWords(subject, field, coming.value)}
        </div>
        {mayEdit && (
          <>
            <Button
              size="compact-sm"
              leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden="true" />}
              aria-label={t('settings.withdrawField', { field: label })}
              disabled={busy}
              onClick={onWithdraw}
            >
              {t('settings.withdraw')}
            </Button>
            {onChange && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('settings.changeField', { field: label })}
                onClick={onChange}
              >
                {t('settings.change')}
              </Button>
            )}
          </>
        )}
      </div>
      <p className={styles.made}>{coming.made}</p>
    </>
  );
}
