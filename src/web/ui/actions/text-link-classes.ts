/** The look of a link that stands by itself; inside a sentence, underline it always. */
export const TEXT_LINK_CLASSES =
  'inline-flex min-h-6 items-center rounded-control font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11'
