export const BACKDROP_CLASSES =
  'fixed inset-0 min-h-dvh bg-overlay transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** What floats beside its trigger: menus, popovers. */
export const FLOATING_CLASSES =
  'origin-(--transform-origin) rounded-card border border-line bg-card text-ink shadow-float outline-none ' +
  'transition-[opacity,scale] duration-120 ease-out data-instant:duration-0 ' +
  'data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:scale-97 data-ending-style:opacity-0'
