import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import { checkImageWeight, imageRules } from '@foyer/domain/images/image-rules.ts';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Input } from '@mantine/core';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { PicturePurpose } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { QueryView } from '../query-view.tsx';
import { ResponsiveImage } from '../responsive-image.tsx';
import { useCan } from '../use-can.ts';
import { useClientFacts } from '../use-client-facts.ts';
import { useErrorText } from '../use-error-text.ts';
import { useNotify } from '../use-notify.ts';
import { useRefusalNotice } from '../use-refusal-notice.ts';
import { type CropSource, readCropSource } from './crop-source.ts';
import { PictureOf, RemovePicture, UploadPicture } from './picture.graphql.ts';
import styles from './picture-card.module.css';
import { PictureDrop } from './picture-drop.tsx';
import { picturePurposes } from './picture-purposes.ts';

const DescribePictureDialog = onDemand(
  async () => (await import('./describe-picture-dialog.tsx')).DescribePictureDialog,
);

const CropDialog = onDemand(async () => (await import('./crop-dialog.tsx')).CropDialog);

export interface PictureProps {
  purpose: PicturePurpose;
  /** Whose picture it is; null = the client's own. */
  ownerId: string | null;
  title: string;
  /** Read out for a picture without an alternative text. */
  name: string;
  /** What is said where no picture was uploaded. */
  none?: string | undefined;
  /** Other queries of the page that show it. */
  refetch: readonly string[];
}

/** A picture with its size and weight shown before the upload; it is changed at once, apart from the page's form. */
export function PicturePlace({ purpose, ownerId, title, name, none, refetch }: PictureProps) {
  const { t, intlLocale } = useMessages();
  const language = intlLocale.slice(0, 2);
  const notice = useRefusalNotice();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useClientFacts();
  const query = useGraphqlQuery(PictureOf, { purpose, ownerId });
  const isOfProduct = purpose === 'productInformation' || purpose === 'program';
  const isOfChannel = purpose.startsWith('ticketstreet');
  const canEdit = useCan(isOfProduct ? 'products' : isOfChannel ? 'ticketstreet' : 'tickets', 'edit');
  const refetched = { refetch: [PictureOf, ...refetch] };
  const upload = useGraphqlMutation(UploadPicture, refetched);
  const remove = useGraphqlMutation(RemovePicture, refetched);
  const browse = useRef<(() => void) | null>(null);
  const [isDescribing, setDescribing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [cropping, setCropping] = useState<CropSource | null>(null);
  // A photo of a hundred megapixels takes 400 MB as long as it is open.
  useEffect(() => () => cropping?.picture.close(), [cropping]);
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isBusy = isReading || upload.isPending;
  const errorId = useId();
  const { rule, widest, isDescribed } = picturePurposes[purpose];
  const { size, maxBytes } = imageRules[rule];
  const weight = maxBytes >= 1_000_000 ? `${maxBytes / 1_000_000} MB` : `${maxBytes / 1_000} kB`;
  const choose = async (image: File | null) => {
    if (!image) return;
    setRefused([]);
    if (!size) return send(image);
    // A photo of a hundred megapixels takes a second to read.
    setReading(true);
    CropDialog.prepare();
    const source = await readCropSource(image, size).finally(() => setReading(false));
    if (source) setCropping(source);
    else await send(image);
  };
  const send = async (image: File) => {
    // what weighs too much is not even sent
    const tooHeavy = checkImageWeight(rule, image.size);
    setRefused(tooHeavy.map((refusal) => errorText(refusal)));
    if (tooHeavy.length > 0) return;
    try {
      await upload.mutateAsync({ purpose, ownerId, image });
    } catch (error) {
      if (!(error instanceof ValidationError)) return notify.failed();
      const { main, fields } = error;
      const refusals = main ? [main] : fields;
      setRefused(refusals.map((refusal) => errorText({ ...refusal, code: refusal.errorKey })));
    }
  };
  return (
    <QueryView query={query} failed={t('pictures.failed')}>
      {({ picture }) => {
        const texts = Object.fromEntries(
          (picture?.alternativeTexts ?? []).map((one) => [one.language, one.text]),
        );
        const label = `${t(picture ? 'pictures.replace' : 'pictures.choose')}: ${title}`;
        const hint = size
          ? t('pictures.hint', { width: size.width, height: size.height, weight })
          : t('pictures.hintAnySize', { weight });
        const image = picture && (
          <ResponsiveImage
            source={picture.url}
            alt={chooseText(texts, language, client?.contentLanguages[0] ?? language) || name}
            widest={widest}
            blurFirst={size !== undefined}
            style={{ inlineSize: widest, aspectRatio: size && `${size.width} / ${size.height}` }}
            className={clsx(
              styles.picture,
              purpose === 'logo' && styles.logo,
              purpose === 'pdfBackground' && styles.page,
            )}
          />
        );
        return (
          <div className={styles.card}>
            {canEdit && !picture && none && <span className={styles.none}>{none}</span>}
            {canEdit ? (
              <PictureDrop
                label={label}
                hint={hint}
                busy={isBusy}
                errorId={refused.length > 0 ? errorId : undefined}
                onFile={(file) => void choose(file)}
                openRef={browse}
              >
                {image}
              </PictureDrop>
            ) : (
              (image ?? <span className={styles.none}>{none ?? t('pictures.none')}</span>)
            )}
            {refused.length > 0 && (
              <div id={errorId} role="alert">
                {refused.map((text) => (
                  <Input.Error key={text}>{text}</Input.Error>
                ))}
              </div>
            )}
            {canEdit && picture && (
              <>
                <span className={styles.hint}>{hint}</span>
                <span className={styles.buttons}>
                  <Button loading={isBusy} aria-label={label} onClick={() => browse.current?.()}>
                    {t('pictures.replace')}
                  </Button>
                  {isDescribed && (
                    <Button loading={isDescribing && !client} onClick={() => setDescribing(true)}>
                      {t('pictures.describe')}
                    </Button>
                  )}
                  <Button
                    variant="subtle"
                    color="danger"
                    aria-label={`${t('pictures.remove')}: ${title}`}
                    onClick={() => setRemoving(true)}
                  >
                    {t('pictures.remove')}
                  </Button>
                </span>
              </>
            )}
            <ConfirmDialog
              opened={isRemoving}
              destructive
              title={t('pictures.removeTitle', { title })}
              confirmLabel={t('pictures.remove')}
              busy={remove.isPending}
              onConfirm={() => {
                const removed = notice(() => remove.mutateAsync({ purpose, ownerId }));
                void removed.then((done) => done && setRemoving(false));
              }}
              onCancel={() => setRemoving(false)}
            >
              {t('pictures.removeText')}
            </ConfirmDialog>
            {cropping && size && (
              <CropDialog
                source={cropping}
                wanted={size}
                maxBytes={maxBytes}
                onCut={(file) => {
                  setCropping(null);
                  void send(file);
                }}
                onClose={() => setCropping(null)}
              />
            )}
            {isDescribing && picture && client && (
              <DescribePictureDialog
                purpose={purpose}
                ownerId={ownerId}
                picture={picture}
                languages={client.contentLanguages}
                onClose={() => setDescribing(false)}
              />
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
