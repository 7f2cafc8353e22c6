import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { useDocumentTitle } from '@mantine/hooks';
import { FoyerMark } from '../../app/foyer-mark.tsx';
import styles from './help-page.module.css';

/** The chapters in the order in which a new museum needs them, with how many steps each has. */
const chapters = [
  { id: 'start', steps: 5 },
  { id: 'yours', steps: 4 },
  { id: 'catalogue', steps: 9 },
  { id: 'looks', steps: 4 },
  { id: 'prices', steps: 6 },
  { id: 'timeslots', steps: 5 },
  { id: 'closures', steps: 5 },
  { id: 'schedules', steps: 5 },
  { id: 'limits', steps: 5 },
  { id: 'selling', steps: 4 },
  { id: 'orders', steps: 4 },
  { id: 'gate', steps: 4 },
  { id: 'settings', steps: 5 },
  { id: 'rights', steps: 6 },
  { id: 'clients', steps: 5 },
  { id: 'views', steps: 3 },
  { id: 'history', steps: 4 },
  { id: 'trouble', steps: 7 },
];

/** The user guide: where the help link leads unless the operator of the system gave an address of their own. */
export default function HelpPage() {
  const { t } = useMessages();
  useDocumentTitle(`${t('help.title')} · Foyer`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={styles.brand}>
          <FoyerMark size={26} />
          Foyer
        </Link>
      </header>
      <main className={styles.guide}>
        <h1 tabIndex={-1} data-page-heading="">
          {t('help.title')}
        </h1>
        <p className={styles.lead}>{t('help.lead')}</p>
        <nav aria-label={t('help.contents')} className={styles.contents}>
          <ul>
            {chapters.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`help.${id}.title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {chapters.map(({ id, steps }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{t(`help.${id}.title`)}</h2>
            <ol>
              {Array.from({ length: steps }, (_, index) => `help.${id}.${index + 1}`).map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ol>
          </section>
        ))}
      </main>
    </div>
  );
}
