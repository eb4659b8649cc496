import { generate } from 'lean-qr';

interface QrCodeProps {
  /** The encoded address. */
  content: string;
  label: string;
}

/** A QR code, made in the browser because its content may be a secret. */
export function QrCode({ content, label }: QrCodeProps) {
  const code = generate(content);
  const places = Array.from({ length: code.size }, (_, index) => index);
  const path = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join('');
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
