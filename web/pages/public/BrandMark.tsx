/** The logo: the two currents of Arus. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="#1756A0" />
      <path d="M7 13.5c3-3 6-3 9 0s6 3 9 0" fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M7 19.5c3-3 6-3 9 0s6 3 9 0" fill="none" stroke="#7FB1E3" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
