import { interfaceLocales } from '@foyer/i18n/locales.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FoyerMark } from '../../app/foyer-mark.tsx';
import { helpUrlOf } from '../../app/routing/help-url.ts';
import { unmountPath } from '../../app/routing/mount-path.ts';
import { pageConfig } from '../../session/page-config.ts';
import { asInterfaceLocale } from '../../words/locale-choice.ts';
import { useLocale } from '../../words/words-provider.tsx';
import styles from './signed-out-page.module.css';
import { SignedOutPicture, type SignedOutSubject } from './signed-out-picture.tsx';

interface SignedOutPageProps {
  title: ReactNode;
  /** The line below the heading. */
  subtitle?: ReactNode;
  picture?: SignedOutSubject;
  children: ReactNode;
}

/** The frame of every page that needs no sign-in: mark, heading, language, help, and the picture beside it. */
export function SignedOutPage({ title, subtitle, picture = 'entrance', children }: SignedOutPageProps) {
  const { t } = useMessages();
  const { locale, chooseLocale } = useLocale();
  return (
    <div className={styles.page}>
      <main className={styles.form}>
        <p className={styles.brand}>
          <FoyerMark size={26} />
          Foyer
        </p>
        <div className={styles.middle}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.place}>{subtitle}</p>}
          {children}
        </div>
        <div className={styles.foot}>
          <Input
            component="select"
            size="xs"
            pointer
            rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden="true" />}
            aria-label={t('session.signIn.language')}
            value={locale}
            onChange={(event) => {
              const chosen = asInterfaceLocale(event.currentTarget.value);
              if (chosen) chooseLocale(chosen);
            }}
          >
            {interfaceLocales.map((value) => (
              <option key={value} value={value}>
                {t(`its_own_locale_${value}`)}
              </option>
            ))}
          </Input>
          <a
            href={helpUrlOf(unmountPath(window.location.pathname), pageConfig.helpUrl)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('session.signIn.help')}
          </a>
        </div>
      </main>
      <div className={styles.picture}>
        <SignedOutPicture subject={picture} />
      </div>
    </div>
  );
}
