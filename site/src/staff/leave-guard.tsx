import { Button, Dialog, Inline, Text } from '@sponsor/ui';
import { type Drafts, UnsavedChangesProvider } from '@sponsor/ui/admin';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useStaffSession } from './use-staff-session.ts';

/** A question before something is lost. */
export interface LeaveQuestion {
  heading: string;
  text: string;
}

const leaveUnsaved: LeaveQuestion = {
  heading: 'Leave without saving?',
  text: 'What you typed on this screen is not saved and will be lost.',
};

const stay = 'Stay here';

type Ask = (asker: string, question: LeaveQuestion | undefined) => void;

const Leaving = createContext<Ask>(() => {});

/**
 * Asks before the person leaves a screen with unsaved input: in a dialog within the staff area, and in the browser's own dialog
 * if the page is closed, reloaded or left for the site. If the session ends, the input is restored after the next sign-in.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<ReadonlyMap<string, LeaveQuestion>>(new Map());
  // A ref as well, because the state is one render late for a person who leaves at once.
  const asked = useRef<ReadonlyMap<string, LeaveQuestion>>(questions);
  const ask = useCallback<Ask>((asker, question) => {
    const next = new Map(asked.current);
    next.delete(asker);
    if (question) next.set(asker, question);
    asked.current = next;
    setQuestions(next);
  }, []);
  const handleUnsaved = useCallback((unsaved: boolean) => ask('forms', unsaved ? leaveUnsaved : undefined), [ask]);
  const drafts = useDrafts();
  const question = [...questions.values()].at(-1);
  const loses = question !== undefined;
  const leaving = useBlocker(useCallback(() => asked.current.size > 0, []));

  useEffect(() => {
    if (!loses) return;
    const handleUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [loses]);

  function leave() {
    drafts.clear();
    leaving.proceed?.();
  }

  return (
    <Leaving value={ask}>
      <UnsavedChangesProvider onUnsaved={handleUnsaved} drafts={drafts}>
        {children}
      </UnsavedChangesProvider>
      {question && (
        <Dialog
          role="alertdialog"
          heading={question.heading}
          closeLabel={stay}
          open={leaving.state === 'blocked'}
          onOpenChange={() => leaving.reset?.()}
          actions={
            <Inline space="x3">
              <Button onClick={() => leaving.reset?.()}>{stay}</Button>
              <Button variant="outline" onClick={leave}>
                Leave
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

/** Keeps one person's unsaved input, and shows it to nobody else. */
function useDrafts(): Drafts {
  const email = useStaffSession().data?.email;
  const [kept, setKept] = useState<{ of: string | undefined; drafts: Drafts }>({ of: email, drafts: new Map() });
  if (email !== undefined && email !== kept.of) setKept({ of: email, drafts: new Map() });
  return kept.drafts;
}

/** Asks the question, if there is one, before the person leaves the screen. */
export function useLeaveQuestion(question: LeaveQuestion | undefined): void {
  const asker = useId();
  const ask = use(Leaving);
  useEffect(() => {
    ask(asker, question);
    return () => ask(asker, undefined);
  }, [ask, asker, question]);
}
