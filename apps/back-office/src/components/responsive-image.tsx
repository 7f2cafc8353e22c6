import { responsiveSources } from '@foyer/domain/images/responsive-image.ts';
import { type CSSProperties, useState } from 'react';

interface ResponsiveImageProps {
  source: string;
  alt: string;
  /** At most so many CSS pixels wide on the page. */
  widest: number;
  /** Subdomain of the client on whose own sites a picture may lie. */
  client?: string;
  /** Shows it blurred until it is there; for pictures that nothing shines through. */
  blurFirst?: boolean;
  className?: string;
  style?: CSSProperties;
  /** Neither the image service nor its own place gives the picture. */
  onFailure?: () => void;
}

/** A picture by the image service, in the width that the screen needs; as it lies there where the service has it not. */
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
    unserved === source ? { src: source } : responsiveSources(source, widest, client);
  const isBlurred = blurFirst && placeholder && shown !== source;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${widest}px`}
      alt={alt}
      className={className}
      style={isBlurred ? { ...style, background: `center / cover url("${placeholder}")` } : style}
      onLoad={() => setShown(source)}
      onError={() => (src === source ? onFailure?.() : setUnserved(source))}
    />
  );
}
