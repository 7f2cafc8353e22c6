import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { queriesOfChannels } from '../queries-of-channels.ts';
import { ColourCheck } from './colour-check.tsx';
import { ColourFields } from './colour-fields.tsx';
import { ChangeColourScheme, CreateColourScheme } from './colour-schemes.graphql.ts';

interface ColourSchemeDialogProps {
  /** null = a new one. */
  scheme: { id: string; name: string; version: number } | null;
  /** With which it starts. */
  colours: ChannelColours;
  onSaved: (scheme: { id: string; colours: ChannelColours }) => void;
  onClose: () => void;
}

/** A colour scheme: its name and its three colours. */
export function ColourSchemeDialog({ scheme, colours, onSaved, onClose }: ColourSchemeDialogProps) {
  const { t } = useMessages();
  const refetched = { refetch: queriesOfChannels };
  const create = useGraphqlMutation(CreateColourScheme, refetched);
  const change = useGraphqlMutation(ChangeColourScheme, refetched);
  const form = useEditForm({
    values: { name: scheme?.name ?? '', colours: { ...colours } },
    version: scheme?.version ?? 0,
    check: async (typed) =>
      parseInput((await import('@foyer/domain/channels/colour-scheme.ts')).colourSchemeInput, typed),
    save: async (_typed, input, version) => {
      const id = scheme
        ? (await change.mutateAsync({ colourSchemeId: scheme.id, input, version })).changeColourScheme.id
        : (await create.mutateAsync({ input })).createColourScheme.id;
      onSaved({ id, colours: input.colours });
      onClose();
    },
  });
  return (
    <EditFormDialog
      form={form}
      title={t(scheme ? 'channel-management.scheme.change' : 'channel-management.scheme.create')}
      onClose={onClose}
    >
      <Fields>
        <TextInput
          label={t('channel-management.scheme.name')}
          data-autofocus
          {...form.fields.getInputProps('name')}
        />
        <ColourFields fields={form.fields} />
        <ColourCheck colours={form.fields.getValues().colours} />
      </Fields>
    </EditFormDialog>
  );
}
