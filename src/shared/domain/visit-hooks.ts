/** What of a posted message makes a visit. */
export const MAPPED_FIELDS = ['id', 'name', 'email', 'phone', 'visitedAt'] as const
export type MappedField = (typeof MAPPED_FIELDS)[number]
/** By field, where it stands in the message: names and places in lists, joined by dots ("guest.emails.0"). */
export type VisitMapping = { [Field in MappedField]?: string | undefined }

export const MOST_VISIT_HOOKS = 20
export const LONGEST_MAPPED_PATH = 200
const LONGEST_VALUE = 320

/** A path of plain names. What every object has from its beginning is none of the message. */
export const isMappedPath = (text: string) => /^[^.\s]+(?:\.[^.\s]+)*$/.test(text)

/** A text or a number at that place; `null` where there is none, or something else. */
export function readMapped(message: unknown, path: string): string | null {
  let found: unknown = message
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null
    found = (found as Record<string, unknown>)[name]
  }
  if (typeof found === 'number' && Number.isFinite(found)) return String(found)
  return typeof found === 'string' && found.trim() !== '' ? found.trim().slice(0, LONGEST_VALUE) : null
}

/** All that the mapping finds in a message. */
export function readMessage(message: unknown, mapping: VisitMapping): Record<MappedField, string | null> {
  const read = (field: MappedField) => {
    const path = mapping[field]
    return path === undefined || path === '' ? null : readMapped(message, path)
  }
  return {
    id: read('id'),
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    visitedAt: read('visitedAt'),
  }
}
