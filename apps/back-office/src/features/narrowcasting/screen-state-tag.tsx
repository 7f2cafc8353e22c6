import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

interface ScreenState {
  hasLink: boolean;
  lastSeenAt: string | null;
}

/** A page asks every five seconds, and staff see it to about ten. */
const showingForSeconds = 40;

/** Whether a screen shows now, as far as the server knows. */
export function ScreenStateTag({ screen: { hasLink, lastSeenAt } }: { screen: ScreenState }) {
  const { t, freshness } = useMessages();
  if (!hasLink) {
    return (
      <StatusTag tone="neutral" mark="ring">
        {t('narrowcasting.state.noLink')}
      </StatusTag>
    );
  }
  if (!lastSeenAt) {
    return (
      <StatusTag tone="info" mark="half">
        {t('narrowcasting.state.never')}
      </StatusTag>
    );
  }
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(lastSeenAt)) / 1_000));
  return seconds <= showingForSeconds ? (
    <StatusTag tone="success">{t('narrowcasting.state.showing', { seconds })}</StatusTag>
  ) : (
    <StatusTag tone="warning" mark="ring">
      {t('narrowcasting.state.away', { when: freshness(lastSeenAt) })}
    </StatusTag>
  );
}
