import { webinarRegulationA } from '@sponsor/content/pictures';
import { webinarCall } from '@sponsor/content/webinar-call';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { WebinarCallProps } from './WebinarCall.tsx';

const { caption, ...picture } = webinarRegulationA;

export const regulationAWebinarCall: WebinarCallProps = {
  ...webinarCall,
  media: <Picture {...picture} sizes="100vw" fill />,
  caption,
};
