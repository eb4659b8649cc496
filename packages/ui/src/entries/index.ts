export { AssistantLauncher, type AssistantLauncherProps } from '../components/AssistantLauncher/AssistantLauncher.tsx';
export { Badge, type BadgeProps } from '../components/Badge/Badge.tsx';
export { Breadcrumb, type BreadcrumbProps } from '../components/Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps } from '../components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from '../components/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from '../components/Card/Card.tsx';
export { Carousel, type CarouselProps } from '../components/Carousel/Carousel.tsx';
export { Chart, type ChartProps, type ChartSeries } from '../components/Chart/Chart.tsx';
export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
export { Claim, type ClaimProps } from '../components/Claim/Claim.tsx';
export { Confirmation, type ConfirmationProps } from '../components/Confirmation/Confirmation.tsx';
export { DataTable, type DataTableColumn, type DataTableProps } from '../components/DataTable/DataTable.tsx';
export type { DataTableSort } from '../components/DataTable/DataTableHeader.tsx';
export { DateField, type DateFieldProps } from '../components/DateField/DateField.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from '../components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from '../components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from '../components/Drawer/Drawer.tsx';
export { EmailAddress, type EmailAddressProps } from '../components/EmailAddress/EmailAddress.tsx';
export { Embed, type EmbedProps } from '../components/Embed/Embed.tsx';
export { EmptyState, type EmptyStateProps } from '../components/EmptyState/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from '../components/ErrorSummary/ErrorSummary.tsx';
export { Field, type FieldControl, type FieldProps } from '../components/Field/Field.tsx';
export { FileField, type FileFieldProps, type ImageType } from '../components/FileField/FileField.tsx';
export { FlipBook, type FlipBookPage, type FlipBookProps } from '../components/FlipBook/FlipBook.tsx';
export { Footnotes, type FootnotesProps } from '../components/Footnotes/Footnotes.tsx';
export { HoverCard, type HoverCardProps } from '../components/HoverCard/HoverCard.tsx';
export { IconButton, type IconButtonProps } from '../components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from '../components/Link/Link.tsx';
export { LinkProvider, type LinkProviderProps, type RouterLinkProps } from '../components/Link/LinkProvider.tsx';
export { useAnnouncement } from '../components/LiveRegion/useAnnouncement.ts';
export { Menu, type MenuCommand, type MenuOption, type MenuProps } from '../components/Menu/Menu.tsx';
export type { DialogTrigger } from '../components/Modal/Modal.tsx';
export { NotePopover, type NotePopoverProps } from '../components/NotePopover/NotePopover.tsx';
export { Notice, type NoticeProps, type NoticeTone } from '../components/Notice/Notice.tsx';
export {
  OfferingLegends,
  type OfferingLegendsProps,
  type OfferingLegendWords,
} from '../components/OfferingLegends/OfferingLegends.tsx';
export { OpenAnswer, type OpenAnswerProps } from '../components/OpenAnswer/OpenAnswer.tsx';
export { PageIndex, type PageIndexProps } from '../components/PageIndex/PageIndex.tsx';
export { Pagination, type PaginationProps } from '../components/Pagination/Pagination.tsx';
export { Panel, type PanelProps } from '../components/Panel/Panel.tsx';
export { PauseButton, type PauseButtonProps } from '../components/PauseButton/PauseButton.tsx';
export { Picture, type PictureProps, type PictureSource } from '../components/Picture/Picture.tsx';
export { PointList, type PointListProps } from '../components/PointList/PointList.tsx';
export { Progress, type ProgressProps } from '../components/Progress/Progress.tsx';
export { Prose, type ProseProps } from '../components/Prose/Prose.tsx';
export { type ChoiceOption, RadioGroup, type RadioGroupProps } from '../components/RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from '../components/SearchField/SearchField.tsx';
export { SectionHead, type SectionHeadProps } from '../components/SectionHead/SectionHead.tsx';
export { Select, type SelectOption, type SelectProps } from '../components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from '../components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from '../components/Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner.tsx';
export { Stat, type StatProps } from '../components/Stat/Stat.tsx';
export { Switch, type SwitchProps } from '../components/Switch/Switch.tsx';
export { type Tab, Tabs, type TabsProps } from '../components/Tabs/Tabs.tsx';
export { Term, type TermProps } from '../components/Term/Term.tsx';
export { TermExplanation, type TermExplanationProps } from '../components/Term/TermExplanation.tsx';
export { TextArea, type TextAreaProps } from '../components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from '../components/Timeline/Timeline.tsx';
export {
  type ToastContent,
  ToastProvider,
  type ToastProviderProps,
  type ToastTone,
  useToast,
} from '../components/Toast/ToastProvider.tsx';
export {
  type VideoEmbed,
  type VideoFile,
  VideoPoster,
  type VideoPosterProps,
} from '../components/VideoPoster/VideoPoster.tsx';
export { WordsProvider, type WordsProviderProps } from '../components/Words/WordsProvider.tsx';
export type { Words } from '../components/Words/words.ts';
export { Container, type ContainerProps } from '../primitives/Container/Container.tsx';
export { Grid, GridItem, type GridItemProps, type GridProps } from '../primitives/Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from '../primitives/Heading/Heading.tsx';
export { Inline, type InlineProps } from '../primitives/Inline/Inline.tsx';
export type { RootProps } from '../primitives/root-props.ts';
export { Section, type SectionProps } from '../primitives/Section/Section.tsx';
export { Stack, type StackProps } from '../primitives/Stack/Stack.tsx';
export { Text, type TextProps } from '../primitives/Text/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
