export type { AdminRailProps, AdminRailTexts } from '../admin/AdminShell/AdminRail.tsx';
export { AdminShell, type AdminShellProps } from '../admin/AdminShell/AdminShell.tsx';
export type { Credentials, CredentialsTexts, SubmitCredentials } from '../admin/CredentialsForm/CredentialsForm.tsx';
export {
  DeliveryHealthStrip,
  type DeliveryHealthStripProps,
  type DeliveryHealthTexts,
} from '../admin/DeliveryHealthStrip/DeliveryHealthStrip.tsx';
export {
  DeliveryLists,
  type DeliveryListsProps,
  type DeliveryListsTexts,
} from '../admin/DeliveryLists/DeliveryLists.tsx';
export type { LeadChange } from '../admin/LeadPanel/LeadChangeForm.tsx';
export { LeadPanel, type LeadPanelProps, type LeadPanelTexts } from '../admin/LeadPanel/LeadPanel.tsx';
export type { LeadPage, LeadPagerTexts } from '../admin/LeadTable/LeadPager.tsx';
export { LeadTable, type LeadTableProps, type LeadTableTexts } from '../admin/LeadTable/LeadTable.tsx';
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
export type { StaffEntranceFrame } from '../admin/StaffEntrance/StaffEntrance.tsx';
export { Waiting, type WaitingProps } from '../admin/Waiting/Waiting.tsx';
