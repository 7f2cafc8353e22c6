import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEffect, useState } from 'react';
import styles from './section-nav.module.css';

export interface PageSection {
  /** Of the element around the section's card. */
  id: string;
  label: string;
  changed?: boolean;
  errorCount?: number;
}

/** The parts of a long form: choosing one scrolls to it and moves the focus; scrolling moves only the mark. */
export function SectionNav({ label, sections }: { label: string; sections: readonly PageSection[] }) {
  const { t } = useMessages();
  const current = useCurrentSection(sections.map(({ id }) => id));
  const choose = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={label} className={styles.nav}>
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          className={styles.item}
          aria-current={section.id === current ? 'true' : undefined}
          onClick={() => choose(section.id)}
        >
          {section.label}
          {section.errorCount ? (
            <span className={styles.errors}>
              {section.errorCount}
              <span className={styles.hidden}> {t('content.errors')}</span>
            </span>
          ) : (
            section.changed && (
              <span className={styles.changed}>
                <span className={styles.hidden}>{t('content.changed')}</span>
              </span>
            )
          )}
        </button>
      ))}
    </nav>
  );
}

/** The section whose start was last passed while scrolling. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = key.split(' ').find((id) => visible.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-60px 0px -50% 0px' },
    );
    for (const id of key.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
