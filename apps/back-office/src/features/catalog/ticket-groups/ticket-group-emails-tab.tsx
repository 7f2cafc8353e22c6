import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Switch, TagsInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../../components/fields/count-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import type { TicketGroupForm } from './ticket-group-form.ts';

/** When visitors get a mail before and after their visit, which of them, and whether any is sent at all. */
export function TicketGroupEmailsTab({ fields }: { fields: UseFormReturnType<TicketGroupForm> }) {
  const { t } = useMessages();
  const { mailsBlocked } = fields.getValues();
  return (
    <>
      <MailCard fields={fields} mail="previsitMail" />
      <MailCard fields={fields} mail="aftervisitMail" />
      <Card title={t('catalog.mails.who')}>
        <Fields>
          <TagsInput
            label={t('catalog.mails.articleCodes')}
            description={t('catalog.mails.articleCodesHint')}
            splitChars={[',', ';', ' ']}
            {...fields.getInputProps('mailArticleCodes')}
          />
          <Switch
            label={t('catalog.mails.blocked')}
            description={t(mailsBlocked ? 'catalog.mails.blockedOn' : 'catalog.mails.blockedOff')}
            {...fields.getInputProps('mailsBlocked', { type: 'checkbox' })}
          />
        </Fields>
      </Card>
    </>
  );
}

interface MailCardProps {
  fields: UseFormReturnType<TicketGroupForm>;
  mail: 'previsitMail' | 'aftervisitMail';
}

function MailCard({ fields, mail }: MailCardProps) {
  const { t } = useMessages();
  return (
    <Card
      title={t(`catalog.mails.${mail}`)}
      actions={
        <Switch
          label={t('catalog.mails.on')}
          labelPosition="left"
          {...fields.getInputProps(`${mail}.on`, { type: 'checkbox' })}
        />
      }
    >
      <Fields row>
        <CountField label={t(`catalog.mails.${mail}.days`)} {...fields.getInputProps(`${mail}.days`)} />
        <TimeField label={t(`catalog.mails.${mail}.at`)} {...fields.getInputProps(`${mail}.at`)} />
      </Fields>
    </Card>
  );
}
