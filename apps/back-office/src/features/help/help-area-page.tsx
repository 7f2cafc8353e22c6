import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Suspense, use } from 'react';
import { NotFoundPage } from '../../app/pages/not-found-page.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import styles from './help.module.css';
import { helpAreas, helpGroups } from './help-areas.ts';
import { HelpFrame } from './help-frame.tsx';

/** One chapter of the user guide: what can be done on the pages of an area. */
export default function HelpAreaPage() {
  const { t } = useMessages();
  const id = useRouteParam('area');
  const index = helpAreas.findIndex((area) => area.id === id);
  if (index < 0) return <NotFoundPage />;
  const title = t(`help.area.${id}`);
  return (
    <HelpFrame title={title} aside={<Chapters current={id} />}>
      <p className={styles.back}>
        <Link to="/help">{t('help.title')}</Link>
      </p>
      <h1 tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      <Suspense fallback={null}>
        <Steps area={id} />
      </Suspense>
      <p className={styles.neighbours}>
        <Neighbour area={helpAreas[index - 1]?.id} direction="previous" />
        <Neighbour area={helpAreas[index + 1]?.id} direction="next" />
      </p>
    </HelpFrame>
  );
}

const parts = new Map<string, Promise<void>>();

/** The words of a chapter are fetched with it; those of the other languages when one is chosen. */
function wordsOf(area: string): Promise<void> {
  let words = parts.get(area);
  if (!words) {
    words = loadParts([`help-${area}`]);
    words.catch(() => parts.delete(area));
    parts.set(area, words);
  }
  return words;
}

function Steps({ area }: { area: string }) {
  const { t, has } = useMessages();
  use(wordsOf(area));
  const steps: string[] = [];
  while (has(`help-${area}.${steps.length + 1}`)) steps.push(t(`help-${area}.${steps.length + 1}`));
  return (
    <ol className={styles.steps}>
      {steps.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

function Chapters({ current }: { current: string }) {
  const { t } = useMessages();
  return (
    <nav className={styles.chapters} aria-label={t('help.areas')}>
      {helpGroups.map(({ id, areas }) => (
        <div key={id}>
          <p>{t(`help.group.${id}`)}</p>
          <ul>
            {areas.map((area) => (
              <li key={area.id}>
                <Link to={`/help/${area.id}`} aria-current={area.id === current ? 'page' : undefined}>
                  {t(`help.area.${area.id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Neighbour({ area, direction }: { area: string | undefined; direction: 'previous' | 'next' }) {
  const { t } = useMessages();
  if (!area) return <span />;
  const Arrow = direction === 'previous' ? IconArrowLeft : IconArrowRight;
  const arrow = <Arrow size={15} stroke={1.6} aria-hidden="true" />;
  return (
    <Link to={`/help/${area}`}>
      {direction === 'previous' && arrow}
      {t(`help.area.${area}`)}
      {direction === 'next' && arrow}
    </Link>
  );
}
