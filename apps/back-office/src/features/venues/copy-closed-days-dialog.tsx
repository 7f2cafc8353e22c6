import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ClosedDaysCopyPreview, CopyClosedDays } from './copy-closed-days.graphql.ts';
import { OpeningHoursOfLocations } from './opening-hours.graphql.ts';

interface CopyClosedDaysDialogProps {
  from: { id: string; name: string };
  others: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Adds the saved closed days to come of one location to those of others; whose tickets it touches is said first. */
export function CopyClosedDaysDialog({ from, others, onClose }: CopyClosedDaysDialogProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const notify = useNotify();
  const [toIds, setToIds] = useState<string[]>([]);
  const copy = { fromId: from.id, toIds };
  const preview = useGraphqlQuery(ClosedDaysCopyPreview, copy, { enabled: toIds.length > 0 });
  const apply = useGraphqlMutation(CopyClosedDays, {
    refetch: [OpeningHoursOfLocations, ClosedDaysCopyPreview],
  });
  const review = toIds.length > 0 ? preview.data?.closedDaysCopyPreview : undefined;
  const tickets = review?.touched.reduce((sum, { ticketCount }) => sum + ticketCount, 0) ?? 0;
  const refusal = apply.error?.main ?? apply.error?.fields[0];
  const submit = async () => {
    if (!review) return;
    await apply.mutateAsync({ ...copy, fingerprint: review.fingerprint });
    notify.done(t('venues.copy.done', { count: toIds.length }));
    onClose();
  };
  return (
    <FormDialog
      opened
      title={t('venues.copy.title')}
      submitLabel={t('venues.copy.title')}
      busy={apply.isPending}
      disabled={!review}
      error={refusal ? errorText({ ...refusal, code: refusal.errorKey }) : null}
      onSubmit={() => void submit().catch(() => {})}
      onClose={onClose}
    >
      <Fields>
        <p style={{ margin: 0 }}>{t('venues.copy.lead', { name: from.name })}</p>
        <Checkbox.Group label={t('venues.copy.to')} value={toIds} onChange={setToIds}>
          <Stack gap="xs" mt={4}>
            {others.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
        {review && tickets > 0 && (
          <Notice tone="warning" title={t('touched.title', { count: tickets })}>
            {t('touched.keepText')}
          </Notice>
        )}
      </Fields>
    </FormDialog>
  );
}
