/**
 * Whether whoever asks has it already (If-None-Match, RFC 9110 13.1.2). A proxy that compresses on the way weakens the tag, so it counts
 * as the same with and without its mark.
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const named = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return named.includes('*') || named.includes(etag)
}
