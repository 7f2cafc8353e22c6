import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button, FileButton } from '@mantine/core';
import clsx from 'clsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { GetClientConfiguration } from '../../session/shell.graphql.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import styles from './client-picture-card.module.css';
import { ClientPictures, RemoveClientPicture, UploadClientPicture } from './client-pictures.graphql.ts';

interface ClientPictureCardProps {
  picture: 'logo' | 'banner';
  source: string | null;
  client: { name: string; subdomain: string };
}

const widest = { logo: 180, banner: 960 };
// The header shows them too.
const refetch = { refetch: [ClientPictures, GetClientConfiguration] };

/** One picture of the client; it is changed at once, for everybody. */
export function ClientPictureCard({ picture, source, client }: ClientPictureCardProps) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const canEdit = useCan('tickets', 'edit');
  const upload = useGraphqlMutation(UploadClientPicture, refetch);
  const remove = useGraphqlMutation(RemoveClientPicture, refetch);
  return (
    <Card title={t(`pictures.${picture}.title`)}>
      <div className={styles.place}>
        {source ? (
          <ResponsiveImage
            source={source}
            alt={t(`pictures.${picture}.alt`, { client: client.name })}
            widest={widest[picture]}
            client={client.subdomain}
            className={clsx(styles.picture, styles[picture])}
          />
        ) : (
          <span className={styles.none}>{t(`pictures.${picture}.none`)}</span>
        )}
        {canEdit && (
          <div className={styles.side}>
            <span className={styles.hint}>{t(`pictures.${picture}.hint`)}</span>
            <span className={styles.buttons}>
              <FileButton
                accept="image/png,image/jpeg"
                onChange={(image) => {
                  if (image) void notice(() => upload.mutateAsync({ picture, image }));
                }}
              >
                {(props) => (
                  <Button {...props} loading={upload.isPending}>
                    {t(`pictures.${picture}.choose`)}
                  </Button>
                )}
              </FileButton>
              {source && (
                <Button
                  variant="subtle"
                  color="danger"
                  loading={remove.isPending}
                  onClick={() => void notice(() => remove.mutateAsync({ picture }))}
                >
                  {t(`pictures.${picture}.remove`)}
                </Button>
              )}
            </span>
          </div>
        )}
      </div>
    </Card>
  );
}
