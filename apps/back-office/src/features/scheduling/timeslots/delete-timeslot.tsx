import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';

interface DeleteTimeslotProps {
  /** One that the rules yield would come back with them: it is closed instead, or its rule is changed. */
  canDelete: boolean;
  groupId: string;
  onClose: () => void;
  onDelete: () => void;
}

/** What deleting this timeslot means, and the way to it. */
export function DeleteTimeslot({ canDelete, groupId, onClose, onDelete }: DeleteTimeslotProps) {
  const { t } = useMessages();
  return (
    <Notice
      tone="warning"
      title={t(canDelete ? 'scheduling.delete.title' : 'scheduling.delete.inRules')}
      links={
        canDelete ? (
          <Button size="compact-sm" variant="subtle" color="danger" onClick={onDelete}>
            {t('scheduling.day.delete')}
          </Button>
        ) : (
          <>
            <Button size="compact-sm" variant="subtle" onClick={onClose}>
              {t('scheduling.day.close')}
            </Button>
            <Link to={`/timeslotgroup/${groupId}`}>{t('scheduling.delete.changeRules')}</Link>
          </>
        )
      }
    >
      {t(canDelete ? 'scheduling.delete.text' : 'scheduling.delete.inRulesText')}
    </Notice>
  );
}
