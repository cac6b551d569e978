/** The mark: a speech bubble with a quiet check. Decorative, so the name must stand beside it or on its link. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path
        className="fill-accent"
        d="M9.5 3h13A6.5 6.5 0 0 1 29 9.5v8a6.5 6.5 0 0 1-6.5 6.5h-6.6l-5.7 4.8a1 1 0 0 1-1.7-.8v-4.1A6.5 6.5 0 0 1 3 17.5v-8A6.5 6.5 0 0 1 9.5 3Z"
      />
      <path
        className="fill-none stroke-accent-ink"
        d="m10.6 13.7 3.9 3.8 7-7.4"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
