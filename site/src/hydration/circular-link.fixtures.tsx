import { Link } from '@sponsor/ui';

/** A part of the library that says a word of its own. */
export default function CircularLink() {
  return (
    <Link href="https://documents.example/circular" external>
      Circular
    </Link>
  );
}
