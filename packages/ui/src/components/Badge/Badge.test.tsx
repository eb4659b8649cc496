import { describe } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Badge } from './Badge.tsx';

describe('<Badge>', () => {
  describeConformance<HTMLSpanElement>((root) => <Badge {...root}>Waiting</Badge>, HTMLSpanElement);
});
