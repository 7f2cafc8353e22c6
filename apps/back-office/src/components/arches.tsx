import type { ReactNode } from 'react';

export interface ArchesShape {
  height: number;
  /** Of the outermost arch; each next one is `step` further in and `rise` lower. */
  left: number;
  top: number;
  step: number;
  rise: number;
  colours: readonly string[];
}

const width = 720;
export const night = '#1e2d63';

/** The picture of Foyer: arches one in another, and what is seen through them. */
export function Arches({ shape, children }: { shape: ArchesShape; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${shape.height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width={width} height={shape.height} fill={night} />
      {shape.colours.map((colour, index) => (
        <path key={colour} d={archPath(shape, index)} fill={colour} />
      ))}
      {children}
    </svg>
  );
}

function archPath({ height, left, top, step, rise }: ArchesShape, index: number): string {
  const start = left + index * step;
  const end = width - start;
  const radius = (end - start) / 2;
  return `M${start} ${height}V${top + index * rise + radius}A${radius} ${radius} 0 0 1 ${end} ${top + index * rise + radius}V${height}z`;
}

interface VisitorProps {
  x: number;
  ground: number;
  size: number;
  colour: string;
}

/** A visitor in the doorway. */
export function Visitor({ x, ground, size, colour }: VisitorProps) {
  return (
    <g transform={`translate(${x} ${ground}) scale(${size})`} fill={colour}>
      <circle cy={-165} r={26} />
      <path d="M-40 0v-70a40 40 0 0 1 80 0V0z" />
    </g>
  );
}
