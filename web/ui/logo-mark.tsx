import './paint-box.css';

/** Rootling's mark: a cutting with two leaves and three roots. Drawn for 24 pixels; public/favicon.svg shows the same. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 48 48">
      <g fill="none" strokeLinecap="round">
        <path
          d="M24 31C24.4 36.5 23.5 40.5 24.3 45.6M23.8 31.5C21.6 36.6 17.6 36.6 13.6 42.6M24.2 31.5C26.6 36.6 30.6 36.8 34.4 42.2"
          stroke="var(--ill-mark-root)"
          strokeWidth={3}
        />
        <path d="M24.6 17.5C23.6 22.5 23.4 27 24 32.5" stroke="var(--ill-mark-shade)" strokeWidth={4} />
      </g>
      <path d="M22.6 25.5C11.5 25.5 4.6 18.6 4 7.2c11.3 .3 18.3 7 18.6 18.3Z" fill="var(--ill-mark-leaf)" />
      <path d="M25.2 19.5C25.3 9.3 31.7 2.9 43.6 2.4c-.2 11-7 17.2-18.4 17.1Z" fill="var(--ill-mark-shade)" />
      <g fill="none" strokeLinecap="round" strokeWidth={1.6} stroke="var(--ill-paper)">
        <path d="M10.4 13.4L19.6 22.5" />
        <path d="M36.8 8.5L28.2 16.6" />
      </g>
    </svg>
  );
}
