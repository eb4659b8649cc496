import { leaveUnsaved } from '@sponsor/content/admin';
import type { LeaveWords } from '@sponsor/domain';
import { Button, Dialog, Inline, Text } from '@sponsor/ui';
import { UnsavedChangesProvider } from '@sponsor/ui/admin';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

type Ask = (asker: string, question: LeaveWords | undefined) => void;

const Leaving = createContext<Ask>(() => {});

/**
 * Asks before a screen is left on which something would be lost: in its own words within the staff area, in the browser's
 * when the page is closed, loaded again or left for the site.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<ReadonlyMap<string, LeaveWords>>(new Map());
  // Beside the state, which follows a moment later: whoever leaves at once is asked too.
  const asked = useRef<ReadonlyMap<string, LeaveWords>>(questions);
  const ask = useCallback<Ask>((asker, question) => {
    const next = new Map(asked.current);
    next.delete(asker);
    if (question) next.set(asker, question);
    asked.current = next;
    setQuestions(next);
  }, []);
  const handleUnsaved = useCallback((unsaved: boolean) => ask('forms', unsaved ? leaveUnsaved : undefined), [ask]);
  const question = [...questions.values()].at(-1);
  const loses = question !== undefined;
  const leaving = useBlocker(useCallback(() => asked.current.size > 0, []));

  useEffect(() => {
    if (!loses) return;
    const handleUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [loses]);

  return (
    <Leaving value={ask}>
      <UnsavedChangesProvider onUnsaved={handleUnsaved}>{children}</UnsavedChangesProvider>
      {question && (
        <Dialog
          role="alertdialog"
          heading={question.heading}
          closeLabel={question.stay}
          open={leaving.state === 'blocked'}
          onOpenChange={() => leaving.reset?.()}
          actions={
            <Inline space="x3">
              <Button onClick={() => leaving.reset?.()}>{question.stay}</Button>
              <Button variant="outline" onClick={() => leaving.proceed?.()}>
                {question.leave}
              </Button>
            </Inline>
          }
        >
          <Text>{question.text}</Text>
        </Dialog>
      )}
    </Leaving>
  );
}

/** Has a question asked before the screen is left, for as long as there is one. */
export function useLeaveQuestion(question: LeaveWords | undefined): void {
  const asker = useId();
  const ask = use(Leaving);
  useEffect(() => {
    ask(asker, question);
    return () => ask(asker, undefined);
  }, [ask, asker, question]);
}
