import { expect, userEvent } from 'storybook/test';

/** Presses Enter on a form's button, and checks that the focus is still there after the browser had time to move it. */
export async function submitByKeyboard(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
  await nextFrame();
  await nextFrame();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
