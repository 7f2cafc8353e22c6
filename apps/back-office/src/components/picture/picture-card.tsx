import { Card } from '@foyer/ui/card.tsx';
import { PicturePlace, type PictureProps } from './picture-place.tsx';

/** A picture on a card of its own. */
export function PictureCard(props: PictureProps) {
  return (
    <Card title={props.title}>
      <PicturePlace {...props} />
    </Card>
  );
}
