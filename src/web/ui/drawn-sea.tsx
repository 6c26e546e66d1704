export const DrawnSea = ({ className }: { className: string }) => (
  <svg
    className={className}
    viewBox="0 0 1200 480"
    preserveAspectRatio="xMidYMid slice"
    fill="currentColor"
    aria-hidden
  >
    <circle cx="860" cy="190" r="64" opacity="0.14" />
    <path d="M0 250q150-28 300 0t300 0 300 0 300 0v230H0z" opacity="0.14" />
    <path d="M0 310q120-24 240 0t240 0 240 0 240 0 240 0v170H0z" opacity="0.18" />
    <path d="M0 380q200-32 400 0t400 0 400 0v100H0z" opacity="0.24" />
  </svg>
);
