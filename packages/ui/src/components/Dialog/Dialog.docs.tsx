import type { Guide } from '../../guides/guide.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';

export const guide: Guide = {
  use: [
    'A question that must be answered first, for example before something that cannot be undone: `role="alertdialog"`.',
    'A form of one to three fields related to the page, such as inviting a colleague.',
  ],
  instead: {
    HoverCard: 'for optional details about a link.',
    Menu: 'for a choice of actions.',
    Disclosure: 'for details that some readers want and that can be part of the page.',
    Notice: 'for information that needs no answer.',
  },
  never: [
    'For the purpose of the visit. A sign-up form belongs on the page, where people can find it and link to it.',
    'Opened by the page itself, without a request.',
    'Inside a form, if it contains a form: it renders where you write it, and HTML does not allow nested forms. Put it beside that form, with `open`.',
  ],
  anatomy: {
    Trigger: 'the button that opens it and gets the focus back; it receives the props that it must pass on.',
    Heading: 'names the dialog.',
    'Close button': 'at the upper corner; read as `closeLabel`.',
    Content: 'scrolls under the heading if it is higher than the window.',
    Actions: 'the main action first, then the way out.',
  },
  words: [
    'The heading asks the question: “Erase this person?”, not “Warning”.',
    'The buttons answer it with its verb: “Erase this person” and “Keep”, never “Yes” and “No”.',
    'Up to 40 words in between: what happens, and whether it can be undone.',
  ],
  keyboard: {
    'Enter, Space':
      'on the trigger opens it. The focus moves to the first control in it, or, in an `alertdialog` or if that control is out of view, to the dialog itself.',
    Tab: 'moves through its controls and those of the browser, and never to the page behind it.',
    Escape: 'closes it and returns the focus to the trigger; an open toast or list closes first.',
  },
  spoken: [
    'Opening it reads its heading and its role; the page behind it is inaccessible meanwhile.',
    '`alertdialog` also has the content read out at once. Use it for a question and not for a form.',
  ],
  compare: [
    {
      right: (
        <Stack space="x4">
          <Heading level={3}>Erase this person?</Heading>
          <Inline>
            <Button>Erase this person</Button>
            <Button variant="outline">Keep</Button>
          </Inline>
        </Stack>
      ),
      wrong: (
        <Stack space="x4">
          <Heading level={3}>Warning</Heading>
          <Inline>
            <Button>Yes</Button>
            <Button variant="outline">No</Button>
          </Inline>
        </Stack>
      ),
      because:
        'The heading asks and the buttons answer with its verb: even people who read only the buttons know what they do.',
    },
  ],
};
