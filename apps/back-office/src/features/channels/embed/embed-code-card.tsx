import { Card } from '@foyer/ui/card.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Code, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguageName } from '../use-language-name.ts';
import { type EmbedChoice, embedCode, embedModes, embedPolicy } from './embed-code.ts';
import styles from './embed-code-card.module.css';

interface EmbedCodeCardProps {
  pageUrl: string;
  languages: readonly string[];
  ticketGroups: readonly { id: string; name: string }[];
}

/** The code with which staff show a sales page in their own website; nothing of it is saved. */
export function EmbedCodeCard({ pageUrl, languages, ticketGroups }: EmbedCodeCardProps) {
  const { t } = useMessages();
  const languageName = useLanguageName();
  const [choice, setChoice] = useState<EmbedChoice>({
    mode: 'button',
    language: null,
    ticketGroupId: null,
    campaign: '',
  });
  const change = (changes: Partial<EmbedChoice>) => setChoice((old) => ({ ...old, ...changes }));
  const code = embedCode(pageUrl, choice, t('embed-code.button'));
  return (
    <Card title={t('embed-code.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('embed-code.lead')}</Text>
        <NativeSelect
          label={t('embed-code.mode')}
          value={choice.mode}
          data={embedModes.map((value) => ({ value, label: t(`embed-code.mode.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ mode: embedModes.find((mode) => mode === value) ?? 'button' })
          }
        />
        <NativeSelect
          label={t('embed-code.language')}
          value={choice.language ?? ''}
          data={[
            { value: '', label: t('embed-code.language.page') },
            ...languages.map((value) => ({ value, label: languageName(value) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ language: value || null })}
        />
        {ticketGroups.length > 1 && (
          <NativeSelect
            label={t('embed-code.group')}
            value={choice.ticketGroupId ?? ''}
            data={[
              { value: '', label: t('embed-code.group.none') },
              ...ticketGroups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => change({ ticketGroupId: value || null })}
          />
        )}
        <TextInput
          label={t('embed-code.campaign')}
          description={t('embed-code.campaignHint')}
          maxLength={100}
          value={choice.campaign}
          onChange={({ currentTarget: { value } }) => change({ campaign: value })}
        />
        <Code block className={styles.code}>
          {code}
        </Code>
        <div>
          <CopyButton text={code} label={t('embed-code.copy')} copiedLabel={t('embed-code.copied')} />
        </div>
        <Text size="sm" className={styles.sites}>
          {t('embed-code.sites')} <Link to="/settings/websites">{t('embed-code.sitesLink')}</Link>.
        </Text>
        <Text size="sm">{t('embed-code.policy')}</Text>
        <Code block className={styles.code}>
          {embedPolicy(pageUrl)}
        </Code>
      </Stack>
    </Card>
  );
}
