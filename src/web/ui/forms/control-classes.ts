/** Sixteen pixels on touch screens: below that, phones zoom into the field. */
export const CONTROL_CLASSES =
  'w-full min-w-0 rounded-control border border-line-strong bg-card px-3 text-ink transition-[border-color] duration-120 ' +
  'hover:not-disabled:border-ink-muted aria-invalid:border-bad disabled:cursor-not-allowed disabled:bg-inset ' +
  'disabled:text-ink-muted pointer-coarse:text-lg focus-visible:outline-offset-0'

export const TYPED_CLASSES = 'read-only:bg-inset'

export const ONE_LINE_CLASSES = 'h-9 pointer-coarse:h-11'
