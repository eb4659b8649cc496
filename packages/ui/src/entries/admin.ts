export type { LeadChange } from '@sponsor/domain';
export { Account, type AccountProps, type AccountSession } from '../admin/Account/Account.tsx';
export type {
  AuthenticatorCallbacks,
  AuthenticatorState,
} from '../admin/Account/AuthenticatorCode.tsx';
export type { AccountPasskey } from '../admin/Account/Passkeys.tsx';
export type { AccountTexts, AuthenticatorTexts, PasskeyTexts } from '../admin/Account/texts.ts';
export type { AdminRailEntry, AdminRailProps } from '../admin/AdminShell/AdminRail.tsx';
export { AdminShell, type AdminShellProps } from '../admin/AdminShell/AdminShell.tsx';
export type { AdminRailTexts } from '../admin/AdminShell/texts.ts';
export {
  AuditLog,
  type AuditLogEntry,
  type AuditLogProps,
} from '../admin/AuditLog/AuditLog.tsx';
export type { AuditLogTexts } from '../admin/AuditLog/texts.ts';
export {
  ConfirmIdentity,
  type ConfirmIdentityProps,
} from '../admin/ConfirmIdentity/ConfirmIdentity.tsx';
export type { ConfirmIdentityTexts } from '../admin/ConfirmIdentity/texts.ts';
export type { Credentials, CredentialsTexts, SubmitCredentials } from '../admin/CredentialsForm/CredentialsForm.tsx';
export {
  DeliveryHealthStrip,
  type DeliveryHealthStripProps,
} from '../admin/DeliveryHealthStrip/DeliveryHealthStrip.tsx';
export type { DeliveryHealthStripTexts } from '../admin/DeliveryHealthStrip/texts.ts';
export { DeliveryLists, type DeliveryListsProps } from '../admin/DeliveryLists/DeliveryLists.tsx';
export type { DeliveryDecisions } from '../admin/DeliveryLists/DeliveryTable.tsx';
export type { DeliveryListsTexts } from '../admin/DeliveryLists/texts.ts';
export {
  ForgottenPassword,
  type ForgottenPasswordProps,
} from '../admin/ForgottenPassword/ForgottenPassword.tsx';
export type { ForgottenPasswordTexts } from '../admin/ForgottenPassword/texts.ts';
export { LeadOrigins, type LeadOriginsProps } from '../admin/LeadOrigins/LeadOrigins.tsx';
export type { LeadOriginsTexts } from '../admin/LeadOrigins/texts.ts';
export {
  LeadPanel,
  type LeadPanelDesk,
  type LeadPanelProps,
} from '../admin/LeadPanel/LeadPanel.tsx';
export type { LeadPanelTexts } from '../admin/LeadPanel/texts.ts';
export { LeadSelection, type LeadSelectionProps } from '../admin/LeadSelection/LeadSelection.tsx';
export type { LeadSelectionTexts } from '../admin/LeadSelection/texts.ts';
export {
  LeadTable,
  type LeadTableColumn,
  type LeadTableProps,
} from '../admin/LeadTable/LeadTable.tsx';
export type { LeadTableSort } from '../admin/LeadTable/LeadTableHead.tsx';
export type { LeadTableTexts } from '../admin/LeadTable/texts.ts';
export type { TextOverrides, TextsProp } from '../admin/merge-texts.ts';
export { PageHistory, type PageHistoryProps, type PageHistoryView } from '../admin/PageHistory/PageHistory.tsx';
export type { PageHistoryTexts } from '../admin/PageHistory/texts.ts';
export { PrivacyDesk, type PrivacyDeskProps } from '../admin/PrivacyDesk/PrivacyDesk.tsx';
export type { PrivacyPersonCallbacks } from '../admin/PrivacyDesk/PrivacyPerson.tsx';
export type { PrivacyDeskTexts } from '../admin/PrivacyDesk/texts.ts';
export type { SectionImageDescription } from '../admin/SectionImages/SectionImageCard.tsx';
export {
  SectionImages,
  type SectionImagesProps,
} from '../admin/SectionImages/SectionImages.tsx';
export type { SectionImagesTexts } from '../admin/SectionImages/texts.ts';
export { SetUpAccount, type SetUpAccountProps } from '../admin/SetUpAccount/SetUpAccount.tsx';
export type { SetUpAccountTexts } from '../admin/SetUpAccount/texts.ts';
export { SignIn, type SignInProps } from '../admin/SignIn/SignIn.tsx';
export type { SignInTexts } from '../admin/SignIn/texts.ts';
export { SignInCode, type SignInCodeProps } from '../admin/SignInCode/SignInCode.tsx';
export type { SignInCodeTexts } from '../admin/SignInCode/texts.ts';
export type { StaffEntranceFrame } from '../admin/StaffEntrance/StaffEntrance.tsx';
export type { StaffFormTexts } from '../admin/StaffForm/StaffForm.tsx';
export {
  StaffList,
  type StaffListInvitation,
  type StaffListLink,
  type StaffListMember,
  type StaffListProps,
} from '../admin/StaffList/StaffList.tsx';
export type { InviteTexts, StaffListTexts } from '../admin/StaffList/texts.ts';
export { StaffNotices, type StaffNoticesProps } from '../admin/StaffNotices/StaffNotices.tsx';
export type { StaffNoticesTexts } from '../admin/StaffNotices/texts.ts';
export {
  type Drafts,
  UnsavedChangesProvider,
  type UnsavedChangesProviderProps,
} from '../admin/UnsavedChanges/UnsavedChangesProvider.tsx';
export { Waiting, type WaitingProps } from '../admin/Waiting/Waiting.tsx';
