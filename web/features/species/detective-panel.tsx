import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import traits from '#art/species-traits.json' with { type: 'json' };
import type { Species } from '#domain/contract/species/species.ts';
import {
  CLUES,
  type Clue,
  detectTrees,
  type SeenClues,
  type TreeTraits,
} from '#domain/rules/species/species-detective.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/species/tree-detective.ts';
import { ChooseSpeciesDialog, type ChooseSpeciesDialogProps, useChoice } from './choose-species-dialog.tsx';
import { useAllSpecies } from './species.queries.ts';
import { FEW_TREES, TreeCard } from './tree-card.tsx';

const TRAITS = traits as Readonly<Record<string, TreeTraits>>;

/** In the address, what a child could not see. */
const NOT_SEEN = 'unknown';

type Question = { clue: Clue; asks: string; hint: string; answers: Readonly<Record<string, string>> };

const QUESTIONS: readonly Question[] = [
  { clue: 'water', ...words.water },
  { clue: 'leaf', ...words.leaf },
  { clue: 'twig', ...words.twig },
];

export type DetectivePanelProps = Omit<ChooseSpeciesDialogProps, 'choice'> & {
  startState: string | null;
  /** A drawing of each answer. */
  pictures: { readonly [C in Clue]: Readonly<Record<(typeof CLUES)[C][number], ReactNode>> };
};

/**
 * PRODUCT.md#choosing-a-tree: three questions about what a child sees, one at a time and each with an address, lead to
 * a few native trees.
 */
export function DetectivePanel({ startState, pictures, ...choosing }: DetectivePanelProps) {
  const given = new URLSearchParams(useSearch());
  const choice = useChoice();
  const question = QUESTIONS.find(({ clue }) => !given.has(clue));
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(question);
  useEffect(() => {
    // The answer that was pressed is gone with its question.
    if (asked.current !== question) heading.current?.focus();
    asked.current = question;
  }, [question]);
  return (
    <section className="grid gap-5">
      <div className="grid gap-1">
        <p className="text-ink-soft">
          {question ? words.questionOf(QUESTIONS.indexOf(question) + 1, QUESTIONS.length) : words.caseClosed}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {question ? question.asks : words.couldBe}
        </h2>
        {question && <p>{question.hint}</p>}
      </div>
      {question ? (
        <Answers question={question} given={given} pictures={pictures[question.clue]} />
      ) : (
        <Suspects startState={startState} seen={seenIn(given)} choice={choice} />
      )}
      <QuestionBefore given={given} />
      <ChooseSpeciesDialog {...choosing} choice={choice} />
    </section>
  );
}

/** The answers in an address that are answers to the questions. */
function seenIn(given: URLSearchParams): SeenClues {
  const seen = Object.entries(CLUES).flatMap(([clue, answers]) => {
    const answer = answers.find((it) => it === given.get(clue));
    return answer ? [[clue, answer]] : [];
  });
  return Object.fromEntries(seen);
}

type AnswersProps = {
  question: Question;
  given: URLSearchParams;
  pictures: Readonly<Record<string, ReactNode>>;
};

function Answers({ question: { clue, answers }, given, pictures }: AnswersProps) {
  const next = (answer: string) => ({
    href: `?${new URLSearchParams([...given, [clue, answer]])}`,
    state: deeper(),
  });
  return (
    <>
      <ul className={FEW_TREES}>
        {Object.entries(answers).map(([answer, said]) => (
          <li key={answer} className="grid">
            <Link
              {...next(answer)}
              className="grid content-between gap-2 rounded-lg border border-line bg-paper-raised p-3 text-center font-semibold text-ink no-underline shadow-paper hover:border-line-strong hover:bg-moss hover:text-on-moss"
            >
              <span aria-hidden="true">{pictures[answer]}</span>
              {said}
            </Link>
          </li>
        ))}
      </ul>
      <Link {...next(NOT_SEEN)} className={buttonClass({ variant: 'secondary' })}>
        {words.notKnown}
      </Link>
    </>
  );
}

/** The steps back to the child's origin, if that was the step. */
function deeper() {
  const depth: unknown = history.state?.depth;
  return { isNext: true, ...(typeof depth === 'number' && { depth: depth + 1 }) };
}

/** One question back: in the history, where that was the way here. */
function QuestionBefore({ given }: { given: URLSearchParams }) {
  const before = [...given].slice(0, -1);
  if (given.size === 0) return null;
  return (
    <Link
      href={`?${new URLSearchParams(before)}`}
      replace
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3 justify-self-start`}
      onClick={(event) => {
        if (history.state?.isNext !== true) return;
        event.preventDefault();
        history.back();
      }}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {words.questionBefore}
    </Link>
  );
}

type SuspectsProps = {
  startState: string | null;
  seen: SeenClues;
  choice: ReturnType<typeof useChoice>;
};

function Suspects({ startState, seen, choice }: SuspectsProps) {
  const { data: all, error, refetch } = useAllSpecies();
  if (!all) {
    return error ? (
      <LoadError title={words.notLoaded} error={error} onRetry={refetch} />
    ) : (
      <Skeleton className="h-96 w-full rounded-lg" />
    );
  }
  const isNear = (species: Species) => startState === null || species.nativeStates.includes(startState);
  const known = Object.keys(seen).length;
  return (
    <>
      <p className="text-ink-soft">{startState ? words.inYourState : words.inThisCountry}</p>
      <ul aria-label={words.treesThatFit} className={`${FEW_TREES} sm:grid-cols-3`}>
        {detectTrees(all.filter(isNear), (id) => TRAITS[id], seen).map(({ species, matches }) => (
          <TreeCard
            key={species.id}
            species={species}
            note={known > 0 && words.cluesFit(matches, known)}
            onLook={choice.look}
            onChoose={choice.ask}
          />
        ))}
      </ul>
    </>
  );
}
