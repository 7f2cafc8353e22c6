import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { WorkerPause } from '../../../session/worker-pause.graphql.ts';

/** Amber on every page of Admins while the workers are paused (design more.md, sections 13 and 14). */
export default function WorkersPausedStrip() {
  const { t, dateTime } = useMessages();
  const pause = useGraphqlQuery(WorkerPause, {}, { refetchEveryMs: 30_000 }).data?.workerPause;
  if (!pause) return null;
  return (
    <Notice tone="warning" links={<Link to="/message-queue">{t('shell.openQueue')}</Link>}>
      {t('shell.workersPaused', { who: pause.pausedBy, at: dateTime(pause.pausedAt) })}
    </Notice>
  );
}
