export { ContactForm, type ContactFormProps, type ContactFormTexts } from '../forms/ContactForm/ContactForm.tsx';
export { DeckForm, type DeckFormProps, type DeckFormTexts } from '../forms/DeckForm/DeckForm.tsx';
export { SignUpForm, type SignUpFormProps, type SignUpFormTexts } from '../forms/SignUpForm/SignUpForm.tsx';
export { WebinarForm, type WebinarFormProps, type WebinarFormTexts } from '../forms/WebinarForm/WebinarForm.tsx';
