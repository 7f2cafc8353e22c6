import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';

/** active, future, expired or archived. */
export function TicketGroupStateTag({ state }: { state: string }) {
  const { t } = useMessages();
  const word = t(`catalog.state.${state}`);
  if (state === 'active') return <StatusTag tone="success">{word}</StatusTag>;
  return (
    <StatusTag tone={state === 'future' ? 'info' : 'neutral'} mark="ring">
      {word}
    </StatusTag>
  );
}
