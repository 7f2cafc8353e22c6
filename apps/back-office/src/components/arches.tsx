interface Shape {
  height: number;
  /** Of the outermost arch; each next one stands `step` further in and `rise` lower. */
  left: number;
  top: number;
  step: number;
  rise: number;
  colours: readonly string[];
}

const width = 720;
const night = '#1e2d63';

const shapes = {
  tall: {
    height: 900,
    left: 50,
    top: 160,
    step: 50,
    rise: 78,
    colours: ['#2447b5', '#3c62cf', '#8096e6', '#f4c9a6', '#f08c5a', '#fff4df'],
  },
  wide: {
    height: 460,
    left: 90,
    top: 46,
    step: 52,
    rise: 61,
    colours: ['#2447b5', '#8096e6', '#f4c9a6', '#f08c5a', '#fff4df'],
  },
} satisfies Record<string, Shape>;

/** The picture of Foyer: arches one in another, and somebody coming through. */
export function Arches({ shape: name }: { shape: keyof typeof shapes }) {
  const shape = shapes[name];
  return (
    <svg viewBox={`0 0 ${width} ${shape.height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width={width} height={shape.height} fill={night} />
      {shape.colours.map((colour, index) => (
        <path key={colour} d={archPath(shape, index)} fill={colour} />
      ))}
      {name === 'wide' ? (
        <Visitor x={360} ground={shape.height} size={0.62} colour={night} />
      ) : (
        <>
          <Visitor x={360} ground={shape.height} size={1} colour={night} />
          <Visitor x={290} ground={shape.height} size={0.67} colour="#c2402a" />
        </>
      )}
    </svg>
  );
}

function archPath({ height, left, top, step, rise }: Shape, index: number): string {
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

function Visitor({ x, ground, size, colour }: VisitorProps) {
  return (
    <g transform={`translate(${x} ${ground}) scale(${size})`} fill={colour}>
      <circle cy={-165} r={26} />
      <path d="M-40 0v-70a40 40 0 0 1 80 0V0z" />
    </g>
  );
}
