import { Arches, night, Visitor } from '../arches.tsx';

/** What a page without a sign-in is about. */
export type SignedOutSubject = 'entrance' | 'welcome' | 'letter' | 'lock';

const height = 900;
const [blue, sky, mist, sand, coral, cream] = [
  '#2447b5',
  '#3c62cf',
  '#8096e6',
  '#f4c9a6',
  '#f08c5a',
  '#fff4df',
];
const brick = '#c2402a';

const shapes = {
  entrance: {
    height,
    left: 50,
    top: 160,
    step: 50,
    rise: 78,
    colours: [blue, sky, mist, sand, coral, cream],
  },
  welcome: { height, left: 30, top: 140, step: 52, rise: 80, colours: [blue, sky, mist, sand, coral, cream] },
  letter: { height, left: 50, top: 250, step: 65, rise: 100, colours: [blue, mist, sand, coral] },
  lock: { height, left: 80, top: 200, step: 52, rise: 84, colours: [blue, sky, mist, sand, cream] },
};

/** The arches beside the form, with what the page is about in the innermost one. */
export function SignedOutPicture({ subject }: { subject: SignedOutSubject }) {
  return <Arches shape={shapes[subject]}>{figures[subject]}</Arches>;
}

const figures = {
  entrance: (
    <>
      <Visitor x={360} ground={height} size={1} colour={night} />
      <Visitor x={290} ground={height} size={0.67} colour={brick} />
    </>
  ),
  welcome: <Visitor x={360} ground={height} size={1} colour={brick} />,
  letter: (
    <>
      <rect x={270} y={700} width={180} height={116} rx={10} fill={cream} />
      <path d="M274 705l86 66 86-66" fill="none" stroke={night} strokeWidth={9} strokeLinecap="round" />
    </>
  ),
  lock: (
    <>
      <path d="M334 750v-26a26 26 0 0 1 52 0v26" fill="none" stroke={night} strokeWidth={13} />
      <rect x={320} y={742} width={80} height={70} rx={11} fill={night} />
      <circle cx={360} cy={770} r={9} fill={cream} />
      <rect x={356} y={770} width={8} height={24} rx={4} fill={cream} />
    </>
  ),
};
