import type { ReactNode } from 'react';
import { attributesOf, type RootProps } from '../../primitives/root-props.ts';
import { Problem, type ProblemProps, type ProblemWords } from './Problem.tsx';
import { Solution, type SolutionProps, type SolutionWords } from './Solution.tsx';

export interface ProblemSolutionWords {
  problem: ProblemWords;
  solution: SolutionWords;
}

export interface ProblemSolutionProps extends RootProps<HTMLDivElement>, ProblemSolutionWords {
  /** The missing buildings: words, claims and a drawing. */
  problem: ProblemProps;
  /** The fund's answer: words, claims and a drawing. */
  solution: Omit<SolutionProps, 'notes'>;
  /** The sources of all claims here. */
  notes: ReactNode;
}

/** The missing buildings in two drawings, and the fund's answer, with the path of a month's rent. */
export function ProblemSolution({ problem, solution, notes, ...rootProps }: ProblemSolutionProps) {
  return (
    <div {...attributesOf(rootProps)}>
      <Problem {...problem} />
      <Solution {...solution} notes={notes} />
    </div>
  );
}
