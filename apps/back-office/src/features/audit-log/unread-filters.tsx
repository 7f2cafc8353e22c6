import { type AuditFilterName, findUnreadFilters } from '@foyer/domain/audit-log/audit-filter-address.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useChangeSearch } from '../../components/fields/address-search.ts';

interface UnreadFiltersProps {
  filters: Readonly<Partial<Record<AuditFilterName, string | undefined>>>;
}

/** A copied or typed address may hold a filter that is none: the list is shown without it, and says so. */
export function UnreadFilters({ filters }: UnreadFiltersProps) {
  const { t } = useMessages();
  const change = useChangeSearch();
  const unread = findUnreadFilters(filters);
  if (unread.length === 0) return null;
  const labels = {
    actor: t('audit.filter.actor'),
    action: t('audit.filter.action'),
    entity: t('audit.filter.entity'),
    entityId: t('audit.filter.thing'),
    period: t('audit.filter.period'),
  };
  return (
    <Notice
      tone="warning"
      title={t('audit.unread.title')}
      links={
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() =>
            change(Object.fromEntries(unread.map((name) => [name, undefined])), { replace: true })
          }
        >
          {t('audit.unread.clear')}
        </Button>
      }
    >
      {t('audit.unread.text', { filters: unread.map((name) => labels[name]).join(', ') })}
    </Notice>
  );
}
