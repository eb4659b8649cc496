import { Link } from '@sponsor/ui';

/** A library component with a default word. */
export default function CircularLink() {
  return (
    <Link href="https://documents.example/circular" external>
      Circular
    </Link>
  );
}
