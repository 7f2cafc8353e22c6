import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Loader, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoUp } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import styles from './picture-drop.module.css';

interface PictureDropProps {
  /** Names the place for who cannot see it: what is chosen for what. */
  label: string;
  /** What may be uploaded. */
  hint: string;
  busy: boolean;
  /** Id of what is said about a file that was refused; none = nothing is wrong. */
  errorId?: string | undefined;
  /** The file that was dropped or chosen; of several the first. Whether it is an image is the server's to say. */
  onFile: (file: File | null) => void;
  /** Set to what opens the file dialog. */
  openRef: RefObject<(() => void) | null>;
  /** The picture as it is: it takes a dropped file too, and is replaced by a button beside it. */
  children?: ReactNode;
}

/** Where a picture is dropped or browsed for. */
export function PictureDrop({ label, hint, busy, errorId, onFile, openRef, children }: PictureDropProps) {
  const { t } = useMessages();
  const isEmpty = !children;
  return (
    <Dropzone
      unstyled
      classNames={{ root: isEmpty ? styles.empty : styles.filled, inner: styles.inner }}
      accept={['image/png', 'image/jpeg']}
      multiple={false}
      disabled={busy}
      activateOnClick={isEmpty}
      activateOnKeyboard={isEmpty}
      openRef={openRef}
      onDrop={([file]) => onFile(file ?? null)}
      onReject={([first]) => onFile(first?.file ?? null)}
      inputProps={{ hidden: true, style: undefined }}
      {...(isEmpty && { role: 'button', 'aria-busy': busy, 'aria-describedby': errorId })}
    >
      {children ?? (
        <>
          {busy ? <Loader size={21} /> : <IconPhotoUp size={21} stroke={1.6} aria-hidden="true" />}
          <VisuallyHidden>{label}. </VisuallyHidden>
          <strong>{t('pictures.drop')}</strong>
          <span>{hint}</span>
        </>
      )}
    </Dropzone>
  );
}
