/** Something else points at the row, so that it cannot go. */
export const isInUse = (error: unknown): boolean => (error as { code?: unknown }).code === '23503'

/** A unique key refused the row: somebody else was first. */
export function isTaken(error: unknown, constraint?: string): boolean {
  const told = error as { code?: unknown; constraint?: unknown }
  return told.code === '23505' && (constraint === undefined || told.constraint === constraint)
}
