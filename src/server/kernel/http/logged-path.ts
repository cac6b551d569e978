/** An id is shorter, and so is the name of a file. */
const SECRET = /[^/]{40,}/g

/** A path as the log may keep it: without the query, and without whatever opens something to whoever has it. */
export function toLoggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replaceAll(SECRET, '…')
}
