import type { Guide } from '../../guides/guide.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';

export const guide: Guide = {
  use: [
    'A question that has to be answered before going on, as before something that cannot be undone: `role="alertdialog"`.',
    'A form of one to three fields that belongs to what is on the page, such as inviting a colleague.',
  ],
  instead: {
    HoverCard: 'for a word more about a link, which nobody has to read.',
    Menu: 'for a choice of things to do.',
    Disclosure: 'for details that some readers want and that may stay in the page.',
    Notice: 'for something to know that asks for no answer.',
  },
  never: [
    'For what a visitor came for. A sign-up form stands in the page, where it can be found and linked.',
    'Opened by the page itself, without anybody having asked.',
    'Written inside of a form, where it has one itself: it stands where it is written, and HTML has no form in a form. Put it beside that form, with `open`.',
  ],
  anatomy: {
    Trigger: 'the button that opens it and gets the focus back; it is given what it must carry.',
    Heading: 'names the dialog.',
    'Close button': 'at the upper corner; read as `closeLabel`.',
    Content: 'scrolls under the heading where it is higher than the window.',
    Actions: 'what is to be done first, then the way out.',
  },
  words: [
    'The heading asks the question: “Erase this person?”, not “Warning”.',
    'The buttons answer it with its verb: “Erase this person” and “Keep”, never “Yes” and “No”.',
    'Up to 40 words in between: what happens, and whether it can be undone.',
  ],
  keyboard: {
    'Enter, Space':
      'on the trigger opens it. The focus moves to the first control in it, or, in an `alertdialog` and where that control is out of sight, to the dialog itself.',
    Tab: 'goes through its controls and those of the browser, and never to the page behind it.',
    Escape: 'closes it, with the focus back on the trigger; before it a toast, or a list that is open in it.',
  },
  spoken: [
    'Opening it reads its heading and its role; the page behind it cannot be reached meanwhile.',
    '`alertdialog` also has the content read out at once. Take it for a question and not for a form.',
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
        'The heading asks and the buttons answer with its verb: whoever reads nothing but the buttons still knows what they do.',
    },
  ],
};
