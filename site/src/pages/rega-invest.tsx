import { Heading } from '@sponsor/ui';
export default function Page() {
  return <Heading level={1}>rega-invest</Heading>;
}
