export { SignUpForm, type SignUpFormProps } from '../forms/SignUpForm/SignUpForm.tsx';
export { type SubmissionHandlers, type SubmissionState, useSubmission } from '../forms/useSubmission.ts';
