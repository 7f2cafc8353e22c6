import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { ok, refused } from '@foyer/domain/result/result.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { EditableIf } from '../../../components/edit-page/editable-if.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { DateField } from '../../../components/fields/date-field.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useGo } from '../../../components/use-go.ts';
import type { TimeslotGroupListQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TimeslotGroupList } from '../scheduling.graphql.ts';

/** Where a timeslot is added: the group and the day, whose page then asks for the time. */
export default function AddTimeslotPage() {
  const { t } = useMessages();
  const canEdit = useCan('timeslotgroup', 'edit');
  const query = useGraphqlQuery(TimeslotGroupList, { hidden: false });
  return (
    <Page
      title={t('scheduling.day.add')}
      breadcrumbs={[{ label: t('scheduling.title'), to: '/timeslotgroup' }]}
    >
      <QueryView query={query} failed={t('scheduling.group.failed')}>
        {({ timeslotGroups }) => (
          <EditableIf can={canEdit}>
            <ChooseDay groups={timeslotGroups} canEdit={canEdit} />
          </EditableIf>
        )}
      </QueryView>
    </Page>
  );
}

interface ChooseDayProps {
  groups: TimeslotGroupListQuery['timeslotGroups'];
  canEdit: boolean;
}

function ChooseDay({ groups, canEdit }: ChooseDayProps) {
  const { t } = useMessages();
  const go = useGo();
  const form = useEditForm({
    values: { groupId: groups[0]?.id ?? '', date: null as string | null },
    check: ({ groupId, date }) =>
      date && isLocalDate(date) && groupId
        ? ok({ groupId, date })
        : refused({ code: 'day-invalid', field: 'date' }),
    save: async (_values, { groupId, date }) => go(`/timeslotgroup/${groupId}/day/${date}?adding=yes`),
  });
  if (groups.length === 0) return <Card>{t('scheduling.noneText')}</Card>;
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Fields>
          <NativeSelect
            label={t('scheduling.timeslot.group')}
            data={groups.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.fields.getInputProps('groupId')}
          />
          <DateField
            past="warned"
            label={t('scheduling.timeslot.date')}
            {...form.fields.getInputProps('date')}
          />
          {canEdit && (
            <Button type="submit" variant="filled" w="fit-content">
              {t('scheduling.timeslot.choose')}
            </Button>
          )}
        </Fields>
      </form>
    </Card>
  );
}
