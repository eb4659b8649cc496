import { webinarRegulationA } from '@sponsor/content/pictures';
import { webinarCall } from '@sponsor/content/webinar-call';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { WebinarCallProps } from './WebinarCall.tsx';

// Only one file, or what the browser happens to have cached would decide which of them is in the accepted pictures.
const { caption, ...picture } = { ...webinarRegulationA, sources: [] };

export const regulationAWebinarCall: WebinarCallProps = {
  ...webinarCall,
  media: <Picture {...picture} sizes="100vw" fill />,
  caption,
};
