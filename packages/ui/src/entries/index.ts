export { Button, type ButtonProps } from '../components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from '../components/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from '../components/Card/Card.tsx';
export { Carousel, type CarouselLabels, type CarouselProps } from '../components/Carousel/Carousel.tsx';
export { Claim, type ClaimProps } from '../components/Claim/Claim.tsx';
export { Confirmation, type ConfirmationProps } from '../components/Confirmation/Confirmation.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from '../components/ErrorSummary/ErrorSummary.tsx';
export { Field, type FieldControl, type FieldProps } from '../components/Field/Field.tsx';
export { Footnotes, type FootnotesProps } from '../components/Footnotes/Footnotes.tsx';
export { HoverCard, type HoverCardProps } from '../components/HoverCard/HoverCard.tsx';
export { Link, type LinkProps } from '../components/Link/Link.tsx';
export { LinkProvider, type LinkProviderProps, type RouterLinkProps } from '../components/Link/LinkProvider.tsx';
export { Panel, type PanelProps } from '../components/Panel/Panel.tsx';
export { PauseButton, type PauseButtonProps } from '../components/PauseButton/PauseButton.tsx';
export { Picture, type PictureProps, type PictureSource } from '../components/Picture/Picture.tsx';
export { Prose, type ProseProps } from '../components/Prose/Prose.tsx';
export { Select, type SelectProps } from '../components/Select/Select.tsx';
export { Slider, type SliderProps } from '../components/Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner.tsx';
export { TextArea, type TextAreaProps } from '../components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
export {
  type ToastContent,
  ToastProvider,
  type ToastProviderProps,
  type ToastTone,
  useToast,
} from '../components/Toast/ToastProvider.tsx';
export { type VideoEmbed, VideoPoster, type VideoPosterProps } from '../components/VideoPoster/VideoPoster.tsx';
export { Container, type ContainerProps } from '../primitives/Container/Container.tsx';
export { Grid, GridItem, type GridItemProps, type GridProps } from '../primitives/Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from '../primitives/Heading/Heading.tsx';
export { Inline, type InlineProps } from '../primitives/Inline/Inline.tsx';
export type { RootProps } from '../primitives/root-props.ts';
export { Section, type SectionProps } from '../primitives/Section/Section.tsx';
export { Stack, type StackProps } from '../primitives/Stack/Stack.tsx';
export { Text, type TextProps } from '../primitives/Text/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
