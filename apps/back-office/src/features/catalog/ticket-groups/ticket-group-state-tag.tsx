import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

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
