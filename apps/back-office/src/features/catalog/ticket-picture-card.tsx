import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button, FileButton } from '@mantine/core';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { TicketGroupPage } from './ticket-groups.graphql.ts';
import styles from './ticket-picture-card.module.css';
import { EditTicketType, RemoveTicketPicture, UploadTicketPicture } from './ticket-types.graphql.ts';

interface TicketPictureCardProps {
  /** A group's e-ticket banner, or a type's picture. */
  owner: 'group' | 'type';
  ownerId: string;
  name: string;
  url: string | null;
}

/** A picture with its size and weight told before the upload; it is saved at once, apart from the page's form. */
export function TicketPictureCard({ owner, ownerId, name, url }: TicketPictureCardProps) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const canEdit = useCan('tickets', 'edit');
  const refetch = { refetch: [TicketGroupPage, EditTicketType] };
  const upload = useGraphqlMutation(UploadTicketPicture, refetch);
  const remove = useGraphqlMutation(RemoveTicketPicture, refetch);
  if (!canEdit && !url) return null;
  return (
    <Card title={t(`catalog.ticketPicture.${owner}`)}>
      <div className={styles.card}>
        {url && (
          <ResponsiveImage
            source={url}
            alt={name}
            widest={owner === 'group' ? 400 : 96}
            className={owner === 'group' ? styles.banner : styles.square}
          />
        )}
        {canEdit && (
          <>
            <span className={styles.hint}>{t(`catalog.ticketPicture.${owner}Hint`)}</span>
            <span className={styles.buttons}>
              <FileButton
                accept="image/png,image/jpeg"
                onChange={(image) => {
                  if (image) void notice(() => upload.mutateAsync({ owner, ownerId, image }));
                }}
              >
                {(props) => (
                  <Button {...props} loading={upload.isPending}>
                    {url ? t('catalog.picture.replace') : t('catalog.picture.choose')}
                  </Button>
                )}
              </FileButton>
              {url && (
                <Button
                  variant="subtle"
                  color="danger"
                  loading={remove.isPending}
                  onClick={() => void notice(() => remove.mutateAsync({ owner, ownerId }))}
                >
                  {t('catalog.picture.remove')}
                </Button>
              )}
            </span>
          </>
        )}
      </div>
    </Card>
  );
}
