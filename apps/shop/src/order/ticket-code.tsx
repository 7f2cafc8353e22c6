import { encode } from 'uqr';

/**
 * The code as a QR symbol, black on white with four modules of quiet zone, whatever the page's colours. Loaded
 * separately: it is not needed before there are tickets.
 */
export default function TicketCode({ code, label }: { code: string; label: string }) {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
