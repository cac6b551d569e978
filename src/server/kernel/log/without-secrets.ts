const REMOVED = '[removed]'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST_CHARACTERS = 500

/** Names before a value, as in addresses, headers and bodies. */
const NAMED =
  /((?:pass(?:word|wd|phrase)?|[\w-]*token|[\w-]*secret|api[_-]?key|[\w-]*signature|authorization|cookie|credentials?)["']?\s*[:=]\s*["']?)(?!bearer |basic )[^\s"',;&}]+/gi
const SCHEMES = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
const IN_ADDRESSES = /\/\/[^\s/@]+@/g
/** Letters and digits in one run: no word that people wrote. */
const OPAQUE = /(?<![\w-])(?=[\w.+/=-]*\d)(?=[\w.+/=-]*[a-z])[\w.+/=-]{20,}(?![\w-])/gi

/** What somebody else said, as far as it can be shown: whatever could open a door is taken out, names of rows stay. */
export function withoutSecrets(text: string): string {
  const told = text
    .replaceAll(NAMED, `$1${REMOVED}`)
    .replaceAll(SCHEMES, `$1 ${REMOVED}`)
    .replaceAll(IN_ADDRESSES, `//${REMOVED}@`)
    .replaceAll(OPAQUE, (run) => (UUID.test(run) || isPlain(run) ? run : REMOVED))
  return told.length > MOST_CHARACTERS ? `${told.slice(0, MOST_CHARACTERS)}…` : told
}

/** Paths, hosts and moments are made of short parts. */
const isPlain = (run: string) => run.split(/[-./=+]/).every((part) => part.length < 16 || UUID.test(part))
