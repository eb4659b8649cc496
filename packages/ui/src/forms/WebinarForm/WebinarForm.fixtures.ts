import { webinars, webinarWords } from '@sponsor/content/webinar';
import { webinarAmountOptions } from '@sponsor/domain';
import type { WebinarFormProps } from './WebinarForm.tsx';

type Props = Pick<WebinarFormProps, 'action' | 'texts' | 'amountOptions'>;

export const regulationAForm: Props = {
  action: '/api/forms/webinar-reg-a/submissions',
  texts: webinarWords.form,
  amountOptions: webinarAmountOptions['regulation-a'],
};

const { amountHelp } = webinars['regulation-d'];

export const regulationDForm: Props = {
  action: '/api/forms/webinar-reg-d/submissions',
  texts: { ...webinarWords.form, ...(amountHelp && { amountHelp }) },
  amountOptions: webinarAmountOptions['regulation-d'],
};
