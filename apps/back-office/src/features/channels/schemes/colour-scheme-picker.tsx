import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Radio } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import type { ColourSchemesQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { TicketstreetFieldsProps } from '../ticketstreet-fields.ts';
import { ColourCheck } from './colour-check.tsx';
import { ColourFields } from './colour-fields.tsx';
import styles from './colour-scheme-picker.module.css';
import { ColourSchemes } from './colour-schemes.graphql.ts';
import { SchemeCard } from './scheme-card.tsx';

const ColourSchemeDialog = onDemand(
  async () => (await import('./colour-scheme-dialog.tsx')).ColourSchemeDialog,
);

type Scheme = ColourSchemesQuery['colourSchemes'][number];
type Asked = { scheme: Scheme | null };

/** What the radio group calls the colours that are of the channel alone. */
const own = 'own';

/**
 * The colours of a channel: those of a shared scheme, or its own. Choosing a scheme writes `colourSchemeId` and copies
 * its colours into `colours`, which is what previews and the contrast show. Schemes are made and changed at once, apart
 * from the form.
 */
export function ColourSchemePicker({ fields, canEdit }: TicketstreetFieldsProps) {
  const { t } = useMessages();
  const query = useGraphqlQuery(ColourSchemes, {});
  const [asked, setAsked] = useState<Asked | null>(null);
  const { colourSchemeId, colours } = fields.getValues();
  const choose = (id: string, chosen = query.data?.colourSchemes.find((one) => one.id === id)?.colours) => {
    fields.setFieldValue('colourSchemeId', id === own ? null : id);
    if (chosen) fields.setFieldValue('colours', { ...chosen });
  };
  return (
    <div className={styles.picker}>
      <QueryView query={query} failed={t('channel-management.scheme.failed')}>
        {({ colourSchemes }) => (
          <Radio.Group
            {...fields.getInputProps('colourSchemeId')}
            value={colourSchemeId ?? own}
            onChange={(id) => choose(id)}
            label={t('channel-management.scheme.label')}
            classNames={{ label: styles.label }}
          >
            <div className={styles.cards}>
              {colourSchemes.map((scheme) => (
                <SchemeCard
                  key={scheme.id}
                  scheme={scheme}
                  canEdit={canEdit}
                  onEdit={() => setAsked({ scheme })}
                />
              ))}
              <Radio.Card value={own} disabled={!canEdit} className={styles.card}>
                <Radio.Indicator disabled={!canEdit} />
                <span className={styles.name}>{t('channel-management.scheme.own')}</span>
              </Radio.Card>
            </div>
          </Radio.Group>
        )}
      </QueryView>
      {canEdit && (
        <Button
          variant="subtle"
          className={styles.add}
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => setAsked({ scheme: null })}
        >
          {t('channel-management.scheme.new')}
        </Button>
      )}
      {colourSchemeId === null && <ColourFields fields={fields} disabled={!canEdit} />}
      <ColourCheck colours={colours} />
      {asked && (
        <ColourSchemeDialog
          scheme={asked.scheme}
          colours={asked.scheme?.colours ?? colours}
          onSaved={(saved) => {
            if (!asked.scheme || asked.scheme.id === colourSchemeId) choose(saved.id, saved.colours);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
