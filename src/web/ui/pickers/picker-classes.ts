export const PICKER_POPUP_CLASSES =
  'max-h-[min(20rem,var(--available-height))] w-(--anchor-width) min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-card ' +
  'border border-line bg-card p-1 text-ink shadow-float outline-none transition-opacity duration-120 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-empty:not-has-[p]:hidden'

export const PICKER_ITEM_CLASSES =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 outline-none select-none ' +
  'data-highlighted:bg-inset pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'
