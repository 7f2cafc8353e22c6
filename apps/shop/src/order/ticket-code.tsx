import { encode } from 'uqr';
import './ticket-code.css';

interface TicketCodeProps {
  code: string;
  /** As the server made them; null = a QR code. */
  bars: string | null;
  label: string;
}

/**
 * The code as a QR symbol, or as bars where the museum chose them: black on white with its quiet zone, whatever the page's
 * colours. Loaded separately: it is not needed before there are tickets.
 */
export default function TicketCode({ code, bars, label }: TicketCodeProps) {
  return bars === null ? <QrCode code={code} label={label} /> : <BarCode bars={bars} label={label} />;
}

/** Widths of the paper at each side (ISO/IEC 15417), and of the height. */
const quietBars = 10;
const barHeight = 44;

function BarCode({ bars, label }: { bars: string; label: string }) {
  let x = quietBars;
  const path: string[] = [];
  for (const [index, digit] of [...bars].entries()) {
    if (index % 2 === 0) path.push(`M${x} 6h${digit}v${barHeight - 12}h-${digit}z`);
    x += Number(digit);
  }
  return (
    <svg className="bars" viewBox={`0 0 ${x + quietBars} ${barHeight}`} role="img" aria-label={label}>
      <rect width={x + quietBars} height={barHeight} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}

function QrCode({ code, label }: { code: string; label: string }) {
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
