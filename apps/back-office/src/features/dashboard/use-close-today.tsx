import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ReactNode } from 'react';
import { useClosing } from '../../components/close-timeslots/use-closing.tsx';
import type { RowAction } from '../../components/row-menu.tsx';
import type { DashboardQuery } from '../../generated/operations.ts';

/** Closes what is left of today, or some hours of it: the dialog asks where. None once nothing more starts today. */
export function useCloseToday({ date, time, readAt, capacity }: DashboardQuery['dashboard']): {
  actions: RowAction[];
  dialog: ReactNode;
} {
  const { t } = useMessages();
  const { mayClose, closeDay, dialog } = useClosing();
  const coming = capacity.filter(({ startsAt }) => startsAt > readAt);
  const locationIds = [...new Set(coming.map(({ locationId }) => locationId))];
  const act = () => closeDay({ scopeKind: 'location', scopeIds: locationIds }, date, time);
  const label = t('closures.cancelDay');
  return {
    actions: mayClose && locationIds.length > 0 ? [{ label, destructive: true, onClick: act }] : [],
    dialog,
  };
}
