export { Account, type AccountProps, type AccountSession, type AccountTexts } from '../admin/Account/Account.tsx';
export type {
  AuthenticatorCallbacks,
  AuthenticatorState,
  AuthenticatorTexts,
} from '../admin/Account/AuthenticatorCode.tsx';
export type { AccountPasskey, PasskeyTexts } from '../admin/Account/Passkeys.tsx';
export type { AdminRailEntry, AdminRailProps, AdminRailTexts } from '../admin/AdminShell/AdminRail.tsx';
export { AdminShell, type AdminShellProps } from '../admin/AdminShell/AdminShell.tsx';
export {
  AuditLog,
  type AuditLogEntry,
  type AuditLogProps,
  type AuditLogTexts,
} from '../admin/AuditLog/AuditLog.tsx';
export {
  ConfirmIdentity,
  type ConfirmIdentityProps,
  type ConfirmIdentityTexts,
} from '../admin/ConfirmIdentity/ConfirmIdentity.tsx';
export type { Credentials, CredentialsTexts, SubmitCredentials } from '../admin/CredentialsForm/CredentialsForm.tsx';
export {
  DeliveryHealthStrip,
  type DeliveryHealthStripProps,
} from '../admin/DeliveryHealthStrip/DeliveryHealthStrip.tsx';
export { DeliveryLists, type DeliveryListsProps } from '../admin/DeliveryLists/DeliveryLists.tsx';
export type { DeliveryDecisions } from '../admin/DeliveryLists/DeliveryTable.tsx';
export {
  ForgottenPassword,
  type ForgottenPasswordProps,
  type ForgottenPasswordTexts,
} from '../admin/ForgottenPassword/ForgottenPassword.tsx';
export { LeadOrigins, type LeadOriginsProps } from '../admin/LeadOrigins/LeadOrigins.tsx';
export type { LeadChange } from '../admin/LeadPanel/LeadChangeForm.tsx';
export {
  LeadPanel,
  type LeadPanelDesk,
  type LeadPanelProps,
  type LeadPanelTexts,
} from '../admin/LeadPanel/LeadPanel.tsx';
export { LeadSelection, type LeadSelectionProps } from '../admin/LeadSelection/LeadSelection.tsx';
export type { LeadPage, LeadPagerTexts } from '../admin/LeadTable/LeadPager.tsx';
export {
  LeadTable,
  type LeadTableColumn,
  type LeadTableProps,
  type LeadTableTexts,
} from '../admin/LeadTable/LeadTable.tsx';
export type { LeadTableSort } from '../admin/LeadTable/LeadTableHead.tsx';
export { PageHistory } from '../admin/PageHistory/PageHistory.tsx';
export type { PageHistoryProps, PageHistoryView } from '../admin/PageHistory/page-history-props.ts';
export { PrivacyDesk, type PrivacyDeskProps } from '../admin/PrivacyDesk/PrivacyDesk.tsx';
export type { PrivacyPersonCallbacks } from '../admin/PrivacyDesk/PrivacyPerson.tsx';
export type { EarlierImagesTexts } from '../admin/SectionImageCard/EarlierImages.tsx';
export type { SectionImageCardTexts, SectionImageDescription } from '../admin/SectionImageCard/SectionImageCard.tsx';
export type { SectionImageWordsTexts } from '../admin/SectionImageCard/SectionImageWords.tsx';
export {
  SectionImages,
  type SectionImagesProps,
  type SectionImagesTexts,
} from '../admin/SectionImages/SectionImages.tsx';
export { SetUpAccount, type SetUpAccountProps, type SetUpAccountTexts } from '../admin/SetUpAccount/SetUpAccount.tsx';
export { SignIn, type SignInProps, type SignInTexts } from '../admin/SignIn/SignIn.tsx';
export { SignInCode, type SignInCodeProps, type SignInCodeTexts } from '../admin/SignInCode/SignInCode.tsx';
export type { StaffEntranceFrame } from '../admin/StaffEntrance/StaffEntrance.tsx';
export type { StaffFormTexts } from '../admin/StaffForm/StaffForm.tsx';
export type { InviteTexts } from '../admin/StaffList/InviteForm.tsx';
export { StaffList } from '../admin/StaffList/StaffList.tsx';
export type {
  StaffListInvitation,
  StaffListLink,
  StaffListMember,
  StaffListProps,
  StaffListTexts,
} from '../admin/StaffList/staff-list-props.ts';
export { StaffNotices, type StaffNoticesProps, type StaffNoticesTexts } from '../admin/StaffNotices/StaffNotices.tsx';
export {
  type Drafts,
  UnsavedChangesProvider,
  type UnsavedChangesProviderProps,
} from '../admin/UnsavedChanges/UnsavedChangesProvider.tsx';
export { Waiting, type WaitingProps } from '../admin/Waiting/Waiting.tsx';
