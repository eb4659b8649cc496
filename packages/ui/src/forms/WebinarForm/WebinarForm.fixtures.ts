import { webinarAmounts, webinarForm } from '@sponsor/content/webinar-form';
import type { WebinarFormProps } from './WebinarForm.tsx';

type Props = Pick<WebinarFormProps, 'action' | 'texts' | 'amountOptions'>;

export const regulationAForm: Props = {
  action: '/api/forms/webinar-reg-a/submissions',
  texts: webinarForm.texts,
  amountOptions: webinarAmounts['regulation-a'].options,
};

const { options, help } = webinarAmounts['regulation-d']!;

export const regulationDForm: Props = {
  action: '/api/forms/webinar-reg-d/submissions',
  texts: { ...webinarForm.texts, ...(help && { amountHelpText: help }) },
  amountOptions: options,
};
