import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DrawerProps = ModalProps;

/**
 * Details of something on the page, or its filters, at the side of a wide window and at the bottom of a narrow one. It
 * behaves like a `Dialog`, is as high as the window allows, and keeps its heading and its actions in view.
 */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} placement="edge" />;
}
