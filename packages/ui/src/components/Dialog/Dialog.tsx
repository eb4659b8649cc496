import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DialogProps = ModalProps & {
  /** `alertdialog` for a question that something depends on: its words are then read out together with its heading. */
  role?: 'dialog' | 'alertdialog';
};

/**
 * A question or a short form that has to be dealt with before going on: the page behind it cannot be reached. Escape and
 * its close button close it, and so does a press beside it, unless there is something to fill in. The focus begins at the
 * first control in it, or at itself where that is out of sight or its role is `alertdialog`, and returns to where it was. A
 * `form` with `method="dialog"` in it closes it too.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="centre" />;
}
