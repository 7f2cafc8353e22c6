import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { IconCircle, IconSquare, IconTriangle } from '@tabler/icons-react';

const shapes = { green: IconCircle, orange: IconTriangle, red: IconSquare };
const tones = { green: 'success', orange: 'warning', red: 'danger' } as const;

export type ExceptionColour = keyof typeof shapes;

/** A colour is a shape too: a circle means more, a triangle less, a square closed (design, part 7). */
export function ColourShape({ colour }: { colour: string | null }) {
  const Shape = shapes[colour as ExceptionColour];
  return Shape ? <Shape size={13} stroke={1.8} aria-hidden="true" /> : null;
}

export function ColourTag({ colour }: { colour: string | null }) {
  const { t } = useMessages();
  if (!colour) return '–';
  return (
    <StatusTag tone={tones[colour as ExceptionColour]} mark="none">
      <ColourShape colour={colour} /> {t(`marks.colour.${colour}`)}
    </StatusTag>
  );
}
