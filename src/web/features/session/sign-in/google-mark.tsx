/** Our own simple mark for the provider, whose name stands beside it. */
export function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-current">
      <path d="M13.2 5A6 6 0 1 0 14 8.4H8.6" />
    </svg>
  )
}
