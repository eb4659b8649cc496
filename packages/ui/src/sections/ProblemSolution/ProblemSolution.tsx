import type { ReactNode } from 'react';
import { attributesOf, type RootProps } from '../../primitives/root-props.ts';
import { Problem, type ProblemProps, type ProblemWords } from './Problem.tsx';
import { Solution, type SolutionProps, type SolutionWords } from './Solution.tsx';

export interface ProblemSolutionWords {
  problem: ProblemWords;
  solution: SolutionWords;
}

export interface ProblemSolutionProps extends RootProps<HTMLDivElement>, ProblemSolutionWords {
  /** Which buildings are missing: words, claims and a drawing. */
  problem: ProblemProps;
  /** What the fund does about it: words, claims and a drawing. */
  solution: Omit<SolutionProps, 'notes'>;
  /** The sources of all that is claimed here. */
  notes: ReactNode;
}

/** Which buildings are missing, in two drawings, and what the fund does about it, with the way of a month's rent. */
export function ProblemSolution({ problem, solution, notes, ...rootProps }: ProblemSolutionProps) {
  return (
    <div {...attributesOf(rootProps)}>
      <Problem {...problem} />
      <Solution {...solution} notes={notes} />
    </div>
  );
}
