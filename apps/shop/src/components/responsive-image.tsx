import { responsiveSources } from '@foyer/domain/images/responsive-image.ts';
import { useState } from 'react';

interface ResponsiveImageProps {
  source: string;
  alt: string;
  /** As drawn; the styles may make it narrower. */
  width: number;
  height: number;
  /** Subdomain of the client on whose own sites a picture may lie. */
  client?: string;
  className?: string;
}

/** A picture by the image service, in the width that the screen needs; as it lies there where the service has it not. */
export function ResponsiveImage({ source, alt, width, client, ...rest }: ResponsiveImageProps) {
  const [unserved, setUnserved] = useState('');
  const { src, srcSet } = unserved === source ? { src: source } : responsiveSources(source, client);
  return (
    <img
      {...rest}
      alt={alt}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `(max-width: ${width}px) 100vw, ${width}px`}
      width={width}
      onError={() => setUnserved(source)}
    />
  );
}
