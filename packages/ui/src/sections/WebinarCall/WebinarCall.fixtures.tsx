import { webinarRegulationA } from '@sponsor/content/pictures';
import { regulationAWebinarCall } from '@sponsor/content/regulation-a-webinar-call';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { WebinarCallProps } from './WebinarCall.tsx';

const { caption, ...picture } = webinarRegulationA;

export const webinarCall: WebinarCallProps = {
  ...regulationAWebinarCall,
  media: <Picture {...picture} sizes="100vw" fill />,
  caption,
};
