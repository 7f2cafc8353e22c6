import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconCheck } from '@tabler/icons-react';
import { type EditorStep, editorSteps } from './flow-parts.ts';
import styles from './steps-bar.module.css';

interface StepsBarProps {
  path: string;
  current: EditorStep;
  /** What there is to do on a step, and how many fields of it could not be saved. */
  todo: Readonly<Record<EditorStep, { open: number; of: number; errors: number }>>;
}

const words = {
  settings: 'channels.edit.settings',
  look: 'channels.edit.look',
  content: 'channels.edit.content',
} as const;

/** The steps of the editor with how far each is: in free order, each with its own address. */
export function StepsBar({ path, current, todo }: StepsBarProps) {
  const { t } = useMessages();
  return (
    <nav className={styles.bar} aria-label={t('ticketstreet.steps')}>
      {editorSteps.map((step, index) => {
        const { open, of, errors } = todo[step];
        const isDone = open === 0 && errors === 0;
        return (
          <Link
            key={step}
            to={index === 0 ? path : `${path}?step=${step}`}
            className={styles.step}
            aria-current={step === current ? 'page' : undefined}
          >
            <span className={styles.mark} data-done={isDone || undefined} aria-hidden="true">
              {isDone ? <IconCheck size={15} stroke={2.4} /> : index + 1}
            </span>
            <span>
              <strong className={styles.name}>{t(words[step])}</strong>
              <small className={styles.state} data-errors={errors > 0 || undefined}>
                {errors > 0
                  ? t('ticketstreet.steps.errors', { count: errors })
                  : isDone
                    ? t('ticketstreet.steps.complete')
                    : t('ticketstreet.steps.todo', { count: open, of })}
              </small>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
