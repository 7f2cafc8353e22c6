import { interfaceLocales } from '@foyer/i18n/locales.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FoyerMark } from '../../app/foyer-mark.tsx';
import { helpUrlOf } from '../../app/routing/help-url.ts';
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
  const path = useLocation({ select: ({ pathname }) => pathname });
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
          <NativeSelect
            size="xs"
            aria-label={t('session.signIn.language')}
            value={locale}
            onChange={(event) => {
              const chosen = asInterfaceLocale(event.currentTarget.value);
              if (chosen) chooseLocale(chosen);
            }}
            data={interfaceLocales.map((value) => ({ value, label: t(`its_own_locale_${value}`) }))}
          />
          <a href={helpUrlOf(path, pageConfig.helpUrl)} target="_blank" rel="noopener noreferrer">
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
