import { VisuallyHidden } from '@mantine/core';
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
 * The shape of a page of cards while it is fetched: heading and cards are where they will be. It is no heading, since
 * nothing can be read yet.
 */
export function PageSkeleton({ title, parent }: PageSkeletonProps) {
  const { t } = useMessages();
  const visible = useQuietOver();
  if (!visible) return null;
  return (
    <div className={clsx(page.page, page.cards)} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        {parent && <div className={styles.parent}>{parent}</div>}
        <div className={page.title}>{title ?? <span className={clsx(bones.bone, styles.title)} />}</div>
      </div>
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
