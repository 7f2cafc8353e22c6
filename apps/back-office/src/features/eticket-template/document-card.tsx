import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Stack, Text } from '@mantine/core';
import { useCan } from '../../components/use-can.ts';

/** Generator and file are client settings, in force the next day: the card says where they are. */
export function DocumentCard() {
  const { t } = useMessages();
  const maySet = useCan('instellingen', 'access');
  const mayPicture = useCan('tickets', 'access');
  return (
    <Card title={t('eticket-template.document')}>
      <Stack gap="xs">
        <Text size="sm">{t('eticket-template.documentText')}</Text>
        {maySet && (
          <Text size="sm">
            <Link to="/instellingen/e-ticket">{t('eticket-template.toSettings')}</Link>
          </Text>
        )}
        {mayPicture && (
          <Text size="sm">
            <Link to="/pdfbackground-aanpassen">{t('eticket-template.toBackground')}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
