import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { savedViewInput } from '@foyer/domain/saved-views/saved-view-input.ts';
import type { ViewList } from '@foyer/domain/saved-views/view-lists.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useEditForm } from '../edit-page/use-edit-form.ts';
import { useNotify } from '../use-notify.ts';
import { type SavedView, viewControlOf } from './saved-view.ts';
import { ChangeSavedView, CreateSavedView, SavedViewList } from './saved-views.graphql.ts';

interface SaveViewDialogProps {
  list: ViewList;
  /** The view that is changed; without one a new one is made. */
  view?: SavedView;
  parameters: string;
  mayShare: boolean;
  onClose: () => void;
}

/** The name of a view, and whether all accounts of the client see it. */
export function SaveViewDialog({ list, view, parameters, mayShare, onClose }: SaveViewDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const create = useGraphqlMutation(CreateSavedView, { refetch: [SavedViewList] });
  const change = useGraphqlMutation(ChangeSavedView, { refetch: [SavedViewList] });
  const form = useEditForm({
    values: { name: view?.name ?? '', isShared: view?.isShared ?? false, parameters },
    check: (values) => parseInput(savedViewInput, values),
    controlOf: viewControlOf,
    version: view?.version,
    save: (_values, input, version) =>
      view ? change.mutateAsync({ id: view.id, input, version }) : create.mutateAsync({ list, input }),
  });
  const submit = async () => {
    if (!(await form.submit())) return;
    notify.done(t('views.saved'));
    onClose();
  };
  return (
    <FormDialog
      opened
      title={t(view ? 'views.change.title' : 'views.create.title')}
      submitLabel={t(view ? 'views.change.confirm' : 'views.create.confirm')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput label={t('views.name')} data-autofocus {...form.fields.getInputProps('name')} />
      {mayShare && (
        <Checkbox
          label={t('views.shared')}
          description={t('views.sharedHint')}
          {...form.fields.getInputProps('isShared', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}
