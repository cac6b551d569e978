/** A unique key refused the row: somebody else was first. */
export function isTaken(error: unknown, constraint?: string): boolean {
  const told = error as { code?: unknown; constraint?: unknown }
  return told.code === '23505' && (constraint === undefined || told.constraint === constraint)
}
