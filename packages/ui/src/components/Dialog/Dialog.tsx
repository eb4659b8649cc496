import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DialogProps = ModalProps & {
  /** `alertdialog` for a question with consequences: its text is then read out together with its heading. */
  role?: 'dialog' | 'alertdialog';
};

/**
 * A question or a short form that comes before everything else: the page behind it is inaccessible. Escape and its
 * close button close it, and so does a press beside it, unless it contains a form. The focus starts on the first
 * control, or on the dialog itself if that control is out of view or the role is `alertdialog`, and returns to where it
 * was. A
 * `form` with `method="dialog"` in it closes it too.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="centre" />;
}
