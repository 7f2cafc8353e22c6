import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { CompanyFormQuery as Answer } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { CompanyFormQuery, RenewCompanyFormLink, RevokeCompanyFormLink } from './administration.graphql.ts';
import styles from './link-card.module.css';

const refetch = [CompanyFormQuery];

/** The access token: a link by which the bookkeeper fills the form in without an account. Shown once. */
export function LinkCard({ link }: { link: Answer['companyForm']['link'] | null }) {
  const { t, dateTime } = useMessages();
  const attempt = useRefusalNotice();
  const renew = useGraphqlMutation(RenewCompanyFormLink, { refetch });
  const revoke = useGraphqlMutation(RevokeCompanyFormLink, { refetch });
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const make = () =>
    attempt(async () => {
      const { renewCompanyFormLink } = await renew.mutateAsync({});
      setUrl(renewCompanyFormLink);
    });
  const confirm = async () => {
    if (asked === 'renew') await make();
    else if (await attempt(() => revoke.mutateAsync({}))) setUrl(null);
    setAsked(null);
  };
  return (
    <Card title={t('administration.link.title')}>
      <Fields>
        <p className={styles.text}>
          {link
            ? t('administration.link.open', {
                who: link.madeByName,
                made: dateTime(link.madeAt),
                until: dateTime(link.expiresAt),
              })
            : t('administration.link.none')}
        </p>
        {link && url && (
          <div className={styles.url}>
            <TextInput
              label={t('administration.link.address')}
              description={t('administration.link.shownOnce')}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton
              text={url}
              label={t('administration.link.copy')}
              copiedLabel={t('administration.link.copied')}
            />
          </div>
        )}
        <div className={styles.acts}>
          <Button loading={renew.isPending} onClick={() => (link ? setAsked('renew') : void make())}>
            {t(link ? 'administration.link.renew' : 'administration.link.make')}
          </Button>
          {link && <Button onClick={() => setAsked('revoke')}>{t('administration.link.revoke')}</Button>}
        </div>
      </Fields>
      <ConfirmDialog
        opened={asked !== null}
        destructive
        busy={renew.isPending || revoke.isPending}
        title={t(
          asked === 'revoke' ? 'administration.link.revokeQuestion' : 'administration.link.renewQuestion',
        )}
        confirmLabel={t(asked === 'revoke' ? 'administration.link.revoke' : 'administration.link.renew')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        {t('administration.link.endText')}
      </ConfirmDialog>
    </Card>
  );
}
