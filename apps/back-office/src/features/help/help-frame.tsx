import { interfaceLocales } from '@foyer/i18n/locales.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FoyerMark } from '../../app/foyer-mark.tsx';
import { LanguageMenu } from '../../app/layouts/header/language-menu.tsx';
import styles from './help.module.css';

interface HelpFrameProps {
  title: string;
  /** Beside the chapter, or below it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Every page of the guide: public, signed in or not. */
export function HelpFrame({ title, aside, children }: HelpFrameProps) {
  useDocumentTitle(`${title} · Foyer`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={styles.brand}>
          <FoyerMark size={26} />
          Foyer
        </Link>
        <LanguageMenu locales={interfaceLocales} />
      </header>
      <div className={styles.columns}>
        {aside}
        <main className={styles.guide}>{children}</main>
      </div>
    </div>
  );
}
