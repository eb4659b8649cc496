import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DrawerProps = ModalProps;

/**
 * More about what stands on the page, or what narrows it down, at the side of a wide window and at the foot of a narrow
 * one. It behaves as a `Dialog` does, is as high as the window has room for, and keeps its heading and its actions in sight.
 */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} placement="edge" />;
}
