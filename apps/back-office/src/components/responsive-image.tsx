import { responsiveSources } from '@foyer/domain/images/responsive-image.ts';
import { type CSSProperties, useState } from 'react';

interface ResponsiveImageProps {
  source: string;
  alt: string;
  /** At most so many CSS pixels wide on the page. */
  widest: number;
  /** Subdomain of the client on whose own sites a picture may lie. */
  client?: string;
  /** Shows a small one, blurred, until it is there: over its whole place, or as wide as it will be. */
  blurFirst?: boolean | 'contained';
  className?: string;
  style?: CSSProperties;
  /** The picture has no owner here. From another site it is loaded through the image service, or not at all. */
  onFailure?: () => void;
}

/** A picture by the image service, in the width that the screen needs; an upload as it lies there where the service fails. */
export function ResponsiveImage({
  source,
  alt,
  widest,
  client,
  blurFirst = false,
  className,
  style,
  onFailure,
}: ResponsiveImageProps) {
  const [unserved, setUnserved] = useState('');
  const [shown, setShown] = useState('');
  const { src, srcSet, placeholder } =
    unserved === source ? { src: source } : responsiveSources(source, client);
  const isBlurred = blurFirst && placeholder && shown !== source;
  const place = blurFirst === 'contained' ? 'left / contain' : 'center / cover';
  const isElsewhere = source.startsWith('https:');
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${widest}px`}
      alt={alt}
      className={className}
      style={isBlurred ? { ...style, background: `${place} url("${placeholder}") no-repeat` } : style}
      onLoad={() => setShown(source)}
      onError={() => (src === source || isElsewhere ? onFailure?.() : setUnserved(source))}
    />
  );
}
