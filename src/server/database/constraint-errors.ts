/** Something else points at the row, so that it cannot go. */
export const isInUse = (error: unknown): boolean => (error as { code?: unknown }).code === '23503'

/** A unique key refused the row: somebody else was first. */
export function isTaken(error: unknown, constraint?: string): boolean {
  const told = error as { code?: unknown; constraint?: unknown }
  return told.code === '23505' && (constraint === undefined || nameOf(told.constraint) === constraint)
}

/** Where customers are spread over nodes, it ends with the number of the part of the table that has the row. */
const nameOf = (constraint: unknown) =>
  typeof constraint === 'string' ? constraint.replace(/_\d{6,}$/, '') : undefined
