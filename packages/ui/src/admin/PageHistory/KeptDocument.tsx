import * as styles from './PageHistory.css.ts';

interface KeptDocumentProps {
  /** Names the frame. */
  title: string;
  href: string;
}

/** A kept page in a frame. Its own origin is for its fonts; no script runs in it, and it is sent nothing. */
export function KeptDocument({ title, href }: KeptDocumentProps) {
  return <iframe className={styles.document} title={title} src={href} sandbox="allow-same-origin" />;
}
