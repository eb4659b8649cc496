import { type NavigationLink, readTelephone } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterContactProps {
  heading: string;
  office: string;
  /** A link if `readTelephone` can derive the number to dial. */
  phone: string;
  email: string;
  /** The company's page on a professional network. */
  network?: NavigationLink;
}

/** The company's address and contacts. */
export function SiteFooterContact({ heading, office, phone, email, network }: SiteFooterContactProps) {
  const telephone = readTelephone(phone);
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <address className={styles.address}>
        <p className={styles.item}>{office}</p>
        <p className={styles.item}>
          {telephone ? (
            <Link variant="plain" href={telephone.href}>
              {telephone.label}
            </Link>
          ) : (
            phone
          )}
        </p>
        <p className={styles.item}>
          <Link variant="plain" href={`mailto:${email}`}>
            {email}
          </Link>
        </p>
        {network && (
          <p className={styles.item}>
            <Link variant="plain" href={network.href} external>
              {network.label}
            </Link>
          </p>
        )}
      </address>
    </>
  );
}
