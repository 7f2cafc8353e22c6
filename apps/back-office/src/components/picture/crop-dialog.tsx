import {
  type CropChoice,
  cropRegion,
  mostZoom,
  moveCrop,
  type PictureSize,
} from '@foyer/domain/images/crop-region.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Input, Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { type PointerEvent, useEffect, useState } from 'react';
import styles from './crop-dialog.module.css';
import type { CropSource } from './crop-source.ts';
import { drawRegion, fileOfCanvas } from './cut-picture.ts';

interface CropDialogProps {
  source: CropSource;
  wanted: PictureSize;
  maxBytes: number;
  onCut: (file: File) => void;
  onClose: () => void;
}

/** Which part of a picture is used: dragged on the picture, or set by sliders with the keyboard. */
export function CropDialog({ source, wanted, maxBytes, onCut, onClose }: CropDialogProps) {
  const { t } = useMessages();
  const { picture, file } = source;
  // The dialog puts it into the page after its first effects.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [choice, setChoice] = useState<CropChoice>({ zoom: 1, across: 0.5, down: 0.5 });
  const [isCutting, setCutting] = useState(false);
  const region = cropRegion(picture, wanted, choice);
  useEffect(() => {
    if (canvas) drawRegion(canvas, picture, cropRegion(picture, wanted, choice), wanted);
  }, [canvas, picture, wanted, choice]);

  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const pixels = region.width / currentTarget.clientWidth;
    const by = { x: movementX * pixels, y: movementY * pixels };
    setChoice((now) => moveCrop(picture, wanted, now, by));
  };
  const cut = async () => {
    if (!canvas) return;
    setCutting(true);
    onCut(await fileOfCanvas(canvas, file, maxBytes));
  };
  const room = { across: picture.width - region.width > 0.5, down: picture.height - region.height > 0.5 };
  return (
    <FormDialog
      opened
      title={t('pictures.crop')}
      submitLabel={t('pictures.cropUse')}
      busy={isCutting}
      onSubmit={() => void cut()}
      onClose={onClose}
    >
      <Fields>
        <p>
          {t('pictures.cropLead', {
            ...{ width: picture.width, height: picture.height },
            ...{ wantedWidth: wanted.width, wantedHeight: wanted.height },
          })}
        </p>
        <canvas
          ref={setCanvas}
          className={styles.frame}
          role="img"
          aria-label={t('pictures.cropPreview')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        {mostZoom(picture, wanted) > 1.01 && (
          <CropSlider
            label={t('pictures.cropZoom')}
            value={choice.zoom}
            from={1}
            until={mostZoom(picture, wanted)}
            onChange={(zoom) => setChoice({ ...choice, zoom })}
          />
        )}
        {room.across && (
          <CropSlider
            label={t('pictures.cropAcross')}
            value={choice.across}
            onChange={(across) => setChoice({ ...choice, across })}
          />
        )}
        {room.down && (
          <CropSlider
            label={t('pictures.cropDown')}
            value={choice.down}
            onChange={(down) => setChoice({ ...choice, down })}
          />
        )}
      </Fields>
    </FormDialog>
  );
}

interface CropSliderProps {
  label: string;
  value: number;
  from?: number;
  until?: number;
  onChange: (value: number) => void;
}

function CropSlider({ label, value, from = 0, until = 1, onChange }: CropSliderProps) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Slider
        thumbLabel={label}
        label={null}
        min={from}
        max={until}
        step={(until - from) / 100}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
