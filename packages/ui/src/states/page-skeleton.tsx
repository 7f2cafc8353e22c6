import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import clsx from 'clsx';
import { Card } from '../card.tsx';
import page from '../page.module.css';
import bones from './loading-state.module.css';
import { useQuietOver } from './loading-state.tsx';
import { useMessages } from './messages.tsx';
import styles from './page-skeleton.module.css';

interface PageSkeletonProps {
  /** Of a page whose title does not depend on what is fetched. */
  title?: string;
  /** The page above, in its place over the title. */
  parent?: string;
}

/** One width a line, each its own, so that the shape reads as text. */
const lines = ['58%', '71%', '44%', '63%'];

/**
 * The shape of a page of cards while it is fetched: heading and cards are where they will be. A title that is known is
 * the page's heading from the start; bones are no heading, since nothing can be read yet.
 */
export function PageSkeleton({ title, parent }: PageSkeletonProps) {
  const visible = useQuietOver();
  useDocumentTitle(title ? `${title} · Foyer` : '');
  if (!visible && !title) return null;
  const heading = title ? (
    <h1 className={page.title} tabIndex={-1} data-page-heading="">
      {title}
    </h1>
  ) : (
    <div className={page.title} aria-hidden="true">
      <span className={clsx(bones.bone, styles.title)} />
    </div>
  );
  return (
    <div className={clsx(page.page, page.cards)}>
      <div>
        {parent && (
          <div className={styles.parent} aria-hidden="true">
            {parent}
          </div>
        )}
        {heading}
      </div>
      {visible && <LoadingCards />}
    </div>
  );
}

function LoadingCards() {
  const { t } = useMessages();
  return (
    <div role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div className={styles.cards} aria-hidden="true">
        {['one', 'two', 'three', 'four'].map((card) => (
          <Card key={card}>
            {lines.map((width) => (
              <span key={width} className={clsx(bones.bone, styles.line)} style={{ inlineSize: width }} />
            ))}
          </Card>
        ))}
      </div>
    </div>
  );
}
