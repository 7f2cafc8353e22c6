import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ValidationError } from '../../session/graphql/validation-error.ts';
import type { EditForm } from './use-edit-form.ts';

interface StaleNoticeProps {
  form: Pick<EditForm<never>, 'changedCount' | 'error' | 'discard'>;
  change: { error: Error | null; reset: () => void };
  /** The query of the page. */
  queryName: string;
}

/** "Fleur changed this 2 minutes ago": what was typed stays until the page is reloaded. */
export function StaleNotice({ form, change, queryName }: StaleNoticeProps) {
  const { t } = useMessages();
  const queries = useQueryClient();
  const { main } = (change.error ?? {}) as Partial<ValidationError>;
  if (main?.errorKey !== 'changed-meanwhile' || form.changedCount === 0) return null;
  const reload = () => {
    form.discard();
    change.reset();
    void queries.invalidateQueries({ queryKey: [queryName] });
  };
  return (
    <Notice
      tone="warning"
      links={
        <Button size="compact-sm" variant="subtle" onClick={reload}>
          {t('ui.reloadChanged')}
        </Button>
      }
    >
      {form.error}
    </Notice>
  );
}
