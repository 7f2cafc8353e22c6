import { useMessages } from '@foyer/ui/states/messages.tsx';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import styles from './password-rules.module.css';

/** What a new password has to be; each rule ticks off while it is typed (design more.md, sections 2 and 15). */
export function PasswordRules({ rules }: { rules: readonly { text: string; met: boolean }[] }) {
  const { t } = useMessages();
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, met }) => {
        const Icon = met ? IconCheck : IconCircle;
        return (
          <li key={text} className={met ? styles.met : undefined}>
            <Icon size={14} stroke={1.8} aria-hidden="true" />
            {text}
            <VisuallyHidden>
              {met ? t('accounts.password.ruleMet') : t('accounts.password.ruleOpen')}
            </VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
