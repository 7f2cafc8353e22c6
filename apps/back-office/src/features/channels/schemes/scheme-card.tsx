import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Menu, Radio } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { ColourSchemesQuery } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { queriesOfChannels } from '../queries-of-channels.ts';
import styles from './colour-scheme-picker.module.css';
import { DeleteColourScheme } from './colour-schemes.graphql.ts';

interface SchemeCardProps {
  scheme: ColourSchemesQuery['colourSchemes'][number];
  canEdit: boolean;
  onEdit: () => void;
}

/** A scheme to choose. Its dots change or delete it, or name the channels for which it cannot be deleted. */
export function SchemeCard({ scheme, canEdit, onEdit }: SchemeCardProps) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const [isAsked, setAsked] = useState(false);
  const remove = useGraphqlMutation(DeleteColourScheme, { refetch: queriesOfChannels });
  const { id, name, colours, channelTitles } = scheme;
  const used = channelTitles.length;
  return (
    <div className={styles.place}>
      <Radio.Card value={id} disabled={!canEdit} className={styles.card} aria-label={name}>
        <Radio.Indicator disabled={!canEdit} />
        <span className={styles.swatches} aria-hidden="true">
          {(['brand', 'ink', 'paper'] as const).map((place) => (
            <span key={place} style={{ background: colours[place] }} />
          ))}
        </span>
        <span className={styles.name}>
          {name}
          <small>
            {used > 0
              ? t('channel-management.scheme.used', { count: used })
              : t('channel-management.scheme.unused')}
          </small>
        </span>
      </Radio.Card>
      {canEdit && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" className={styles.dots} aria-label={`${t('ui.more')}: ${name}`}>
              <IconDots size={17} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={onEdit}>{t('channel-management.scheme.change')}</Menu.Item>
            <Menu.Item color="danger" disabled={used > 0} onClick={() => setAsked(true)}>
              {t('channel-management.scheme.delete')}
            </Menu.Item>
            {used > 0 && (
              <Menu.Label>
                {t('channel-management.scheme.usedBy', { channels: channelTitles.join(', ') })}
              </Menu.Label>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <ConfirmDialog
        opened={isAsked}
        destructive
        title={t('channel-management.scheme.deleteTitle', { name })}
        confirmLabel={t('channel-management.scheme.delete')}
        busy={remove.isPending}
        onConfirm={() =>
          void notice(() => remove.mutateAsync({ colourSchemeId: id })).then(() => setAsked(false))
        }
        onCancel={() => setAsked(false)}
      >
        {t('channel-management.scheme.deleteText')}
      </ConfirmDialog>
    </div>
  );
}
