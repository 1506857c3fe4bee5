import '#web/ui/paint-box.css';

import type { Jar } from '#domain/contract/notebook/glances.ts';
import { drawnIn } from '#domain/rules/notebook/jar.ts';
import * as words from '#words/notebook/jar.ts';

/*
 * The jar of a project, drawn from parts that grow where they stand: what has not grown yet is there at no size. The light
 * comes from the upper left.
 */

/** A tone of the paint box. */
const paint = (tone: string) => `var(--ill-${tone})`;

const WIDTH = 120;
const HEIGHT = 160;
const GROWS = 'transition-[scale,translate,opacity] duration-1000 ease-out';

const ink = { fill: 'none', stroke: paint('ink'), strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const inked = { ...ink, strokeWidth: 1.5 };

/** Where a leaf stands on a stem of 98: how high, how far it leans, how large it is. The first one is the tip. */
const ON_CUTTING = [
  [97, 4, 1],
  [90, 56, 0.92],
  [85, -54, 0.95],
  [77, -62, 0.84],
  [72, 64, 0.8],
] as const;
const ON_TREE = [...ON_CUTTING, [62, -64, 0.9], [55, 60, 0.9], [44, -58, 0.8], [38, 62, 0.72]] as const;
type Leaves = readonly (readonly [height: number, lean: number, size: number])[];

/** Where the cuttings lean: the first in the middle, every further one farther out, each from the other side. */
const PLACES = [
  [60, 1],
  [66, -11],
  [53, 12],
  [72, -21],
  [47, 22],
] as const;
const FOOT = 131;

/** A leaf that grows upward from where it stands; its left half faces the light. */
const leaf = (
  <>
    <path d="M0-3C-9-9-9-19 0-29C9-19 9-9 0-3Z" fill={paint('leaf-light')} />
    <path d="M0-3C9-9 9-19 0-29Z" fill={paint('leaf')} />
    <path d="M0 0V-24M0-9l4-4M0-9l-4-4M0-15l4-4M0-15l-4-4" {...ink} strokeWidth={0.8} opacity={0.7} />
    <path d="M0 0V-3C-9-9-9-19 0-29C9-19 9-9 0-3" {...inked} />
  </>
);

function Sprig({ leaves, of }: { leaves: number; of: Leaves }) {
  return (
    <>
      <path d="M-2.7 0C-3.6-34-.6-64-1.6-98H1.2C2.2-64 .2-34 2.9 0Z" fill={paint('bark-light')} />
      <path d="M1.7-2C.2-34 1.4-64 .6-96" {...ink} stroke={paint('bark')} strokeWidth={1.3} />
      <path d="M-2.7 0C-3.6-34-.6-64-1.6-98H1.2C2.2-64 .2-34 2.9 0Z" {...inked} strokeWidth={1.3} />
      {of.map(([height, lean, size], place) => (
        <g key={height} transform={`translate(0 ${-height}) rotate(${lean})`}>
          <g className={GROWS} style={{ scale: place < leaves ? size : 0 }}>
            {leaf}
          </g>
        </g>
      ))}
    </>
  );
}

const SHORT_ROOTS = 'M-2-3Q-7-2-9 5M-1-1Q-4 3-3 8M1-1Q4 2 4 8M2-3Q7-2 9 4M2-9Q6-9 8-5M-2-9Q-6-9-8-5';
const LONG_ROOTS =
  'M-2-4Q-11 0-10 8T-15 17M-10 8Q-7 11-8 15M0 0Q-4 7-2 11T-4 19M2-4Q11-1 11 7T16 15M11 7Q7 11 9 17M1 0Q5 6 3 12T5 19M-2-10Q-9-11-12-4M2-10Q9-11 13-5';

function Root({ lines, isGrown, from }: { lines: string; isGrown: boolean; from: number }) {
  return (
    <g className={GROWS} style={{ scale: isGrown ? 1 : from, opacity: isGrown ? 1 : 0 }}>
      <path d={lines} {...ink} strokeWidth={3.4} />
      <path d={lines} {...ink} stroke={paint('root')} strokeWidth={1.9} />
    </g>
  );
}

/** The roots on one cutting's foot; an unrooted one has none. */
function Roots({ roots }: Pick<Jar, 'roots'>) {
  return (
    <>
      <Root lines={LONG_ROOTS} isGrown={roots === 'long'} from={0.4} />
      <Root lines={SHORT_ROOTS} isGrown={roots === 'short' || roots === 'long'} from={0} />
      <g className={GROWS} style={{ scale: roots === 'none' ? 0 : 1 }}>
        {[-3, 3].flatMap((x) =>
          [-4, -9, -14].map((y) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y + x / 3}
              r={2}
              fill={paint('root')}
              stroke={paint('ink')}
              strokeWidth={0.9}
            />
          )),
        )}
      </g>
    </>
  );
}

/** The share of the jar under water, by level; only its height changes as it rises. */
const FILLED = [0, 0.62, 0.8, 1] as const;
const WATER_BOTTOM = 151;
const WATER_HEIGHT = 54;

function Water({ water, opacity }: Pick<Jar, 'water'> & { opacity: number }) {
  return (
    <g transform={`translate(0 ${WATER_BOTTOM})`}>
      <path
        className={GROWS}
        style={{ scale: `1 ${FILLED[water] ?? 1}` }}
        d={`M22.5 ${-WATER_HEIGHT}V-9Q22.5 0 32 0H88Q97.500 0 97.500-9V${-WATER_HEIGHT}Z`}
        fill={paint('water')}
        opacity={opacity}
      />
    </g>
  );
}

function Surface({ water }: Pick<Jar, 'water'>) {
  const top = WATER_BOTTOM - WATER_HEIGHT * (FILLED[water] ?? 1);
  return (
    <g className={GROWS} style={{ translate: `0 ${top}px`, opacity: water > 0 ? 0.75 : 0 }}>
      <ellipse cx={60} rx={37.5} ry={4.5} {...ink} strokeWidth={1} />
    </g>
  );
}

const BODY = 'M31 80C23 83 20 87 20 94V142Q20 154 33 154H87Q100 154 100 142V94C100 87 97 83 89 80';

/** Clear glass; what stands in it is seen through glass and water. */
function Glass({ jar }: { jar: Jar }) {
  const drawn = drawnIn(jar);
  return (
    <>
      <path d={BODY} fill={paint('glass')} opacity={0.75} />
      <Water water={jar.water} opacity={0.8} />
      {PLACES.slice(0, drawn.cuttings)
        .map(([x, lean], place) => (
          <g key={x} transform={`translate(${x} ${FOOT}) rotate(${lean})`}>
            <Roots roots={place < drawn.rooted ? jar.roots : 'none'} />
            <Sprig leaves={jar.leaves} of={ON_CUTTING} />
          </g>
        ))
        // The one in the middle stands in front.
        .toReversed()}
      <Water water={jar.water} opacity={0.3} />
      <Surface water={jar.water} />
      <path d={BODY} {...inked} strokeWidth={1.6} />
      <path
        d="M97 149Q100 147 100 142V94C100 87 97 83 89 80M40 154H87Q93 154 97 149"
        {...ink}
        strokeWidth={2.4}
      />
      <ellipse cx={60} cy={72} rx={32} ry={4.5} {...inked} />
      <path d="M28 72V78Q60 87 92 78V72" {...inked} />
      <path d="M27 96Q26 112 27.500 132" {...ink} stroke={paint('shine')} strokeWidth={4} opacity={0.7} />
      <path d="M93 100V138M88 118V134" {...ink} strokeWidth={0.9} opacity={0.5} />
    </>
  );
}

/** A young tree in a pot, which stands there for now. */
const pot = (
  <>
    <g transform="translate(60 112) scale(.8)">
      <Sprig leaves={ON_TREE.length} of={ON_TREE} />
    </g>
    <path d="M38 110Q60 102 82 110L80 114H40Z" fill={paint('soil')} />
    <path d="M37 116H83L77 151Q76 154 72 154H48Q44 154 43 151Z" fill={paint('accent')} />
    <path d="M33 107H87V117H33Z" fill={paint('accent')} />
    <path d="M72 119L67 151" {...ink} strokeWidth={4} opacity={0.18} />
    <path d="M37 117L43 151Q44 154 48 154H72Q76 154 77 151L83 117" {...inked} strokeWidth={1.8} />
    <path d="M33 107H87V117H33Z" {...inked} strokeWidth={1.8} />
    <path d="M40 122L44 145" {...ink} stroke={paint('shine')} strokeWidth={2.6} opacity={0.5} />
  </>
);

/** The young tree in its place. */
const ground = (
  <>
    <g transform="translate(60 140) scale(1.06)">
      <Sprig leaves={ON_TREE.length} of={ON_TREE} />
    </g>
    <path
      d="M10 144Q34 138 52 134Q60 130 68 134Q88 139 110 143Q108 155 60 156Q14 155 10 144Z"
      fill={paint('soil')}
    />
    <path d="M10 144Q34 138 52 134Q60 130 68 134Q88 139 110 143" {...inked} strokeWidth={1.9} />
    <path
      d="M22 142l-3-8M23 142l1-9M25 141l4-7M92 140l-3-8M94 140l1-9M96 141l4-7"
      {...ink}
      stroke={paint('mark-shade')}
      strokeWidth={1.7}
    />
    <path d="M36 149h4M54 146h5M72 151h4M86 147h4M48 153h3" {...ink} stroke={paint('soil-dark')} />
  </>
);

const EMPTY: Jar = { stage: 'empty', cuttings: null, rooted: null, roots: 'none', water: 0, leaves: 0 };

export type LivingJarProps = {
  /** Null where nothing is known of it, which looks as if nothing were in it. */
  jar: Jar | null;
  className?: string;
};

/** A project's picture: its jar, and later the tree (PRODUCT.md#the-jar). */
export function LivingJar({ jar: known, className }: LivingJarProps) {
  const jar = known ?? EMPTY;
  const { stage } = jar;
  return (
    <svg role="img" aria-label={words.shows(jar)} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className}>
      <path
        d="M14 66C20 34 44 20 66 24C96 28 112 56 114 92C116 130 104 152 62 154C20 156 6 130 7 104C7 90 11 80 14 66Z"
        fill={paint('haze')}
        opacity={0.8}
      />
      {stage !== 'ground' && <path d="M6 155Q40 153 62 155T114 154" {...inked} />}
      {stage === 'pot' ? pot : stage === 'ground' ? ground : <Glass jar={jar} />}
    </svg>
  );
}
