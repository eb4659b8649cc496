import { Heading } from '@sponsor/ui';
export function ErrorPage() {
  return <Heading level={1}>Unexpected Application Error!</Heading>;
}
