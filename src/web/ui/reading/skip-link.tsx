/** First in the page: shows itself on focus and leads past the navigation to the element with id `targetId`. */
export function SkipLink({ label, targetId }: { label: string; targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2.5 font-medium text-accent-ink transition-transform duration-120 focus:translate-y-0 focus:shadow-float"
    >
      {label}
    </a>
  )
}
