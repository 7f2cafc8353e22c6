import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Navigate, useLocation } from '@tanstack/react-router';
import { helpPageParameter } from '../../app/routing/help-url.ts';
import styles from './help.module.css';
import { helpAreaOf, helpGroups } from './help-areas.ts';
import { HelpFrame } from './help-frame.tsx';

/** All chapters of the user guide; asked for a page of the app, the chapter of that page. */
export default function HelpPage() {
  const { t } = useMessages();
  const page = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get(helpPageParameter),
  });
  const chapter = page && helpAreaOf(page);
  if (chapter) return <Navigate to={`/help/${chapter}`} replace />;
  return (
    <HelpFrame title={t('help.title')}>
      <h1 tabIndex={-1} data-page-heading="">
        {t('help.title')}
      </h1>
      <p className={styles.lead}>{t('help.lead')}</p>
      <div className={styles.groups}>
        {helpGroups.map(({ id, areas }) => (
          <section key={id} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`}>{t(`help.group.${id}`)}</h2>
            <ul>
              {areas.map((area) => (
                <li key={area.id}>
                  <Link to={`/help/${area.id}`}>{t(`help.area.${area.id}`)}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </HelpFrame>
  );
}
