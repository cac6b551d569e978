/** In the order of the sheet that explains them. */
export const REVIEW_SHORTCUTS = [
  { action: 'next', defaultKey: 'j' },
  { action: 'previous', defaultKey: 'k' },
  { action: 'open', defaultKey: 'Enter', isFixed: true },
  { action: 'select', defaultKey: 'x' },
  { action: 'reply', defaultKey: 'r' },
  { action: 'draft', defaultKey: 'a' },
  { action: 'analyze', defaultKey: 'i' },
  { action: 'done', defaultKey: 'e' },
  { action: 'flag', defaultKey: 'f' },
  { action: 'dispute', defaultKey: 'd' },
  { action: 'schedule', defaultKey: 's' },
  { action: 'search', defaultKey: '/' },
  { action: 'undo', defaultKey: 'u' },
] as const

export type ReviewAction = (typeof REVIEW_SHORTCUTS)[number]['action']
