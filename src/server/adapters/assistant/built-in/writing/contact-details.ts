export const CONTACT_KINDS = ['phone', 'email', 'link', 'address'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** Narrow on purpose: an order number is no phone number, and whoever points at something must be right. */
const PATTERNS: Record<ContactKind, RegExp> = {
  phone:
    /(?<![\w.,])(?:\+\d(?:[\s()./-]{0,2}\d){7,13}|0\d(?:[\s()./-]{0,2}\d){7,11}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|[679]\d{2}[\s.-]\d{3}[\s.-]\d{3})(?![\w€$%])/,
  email: /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u,
  link: /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|shop|online|site|io|de|fr|es|uk|at|ch)\b(?!@)/iu,
  address:
    /\b\d{1,4}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd)\b|\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|allee)\s+\d{1,4}\b|\b\d{1,4},?\s+(?:rue|avenue|boulevard|chemin)\s+\p{L}+|\b(?:[Cc]alle|[Aa]venida|[Pp]aseo)\s+(?:\p{L}+,?\s+){1,4}(?:n[.º°]*\s*)?\d{1,4}\b/u,
}

export interface ContactDetail {
  kind: ContactKind
  /** Where it begins in the text, in UTF-16 units. */
  start: number
}

/** The first of each kind that a text gives away. */
export function findContactDetails(text: string): ContactDetail[] {
  const email = PATTERNS.email.exec(text)
  // An e-mail address ends like a link; it is told once.
  const withoutEmail = email ? text.replaceAll(email[0], (found) => ' '.repeat(found.length)) : text
  return CONTACT_KINDS.flatMap((kind) => {
    const found = kind === 'email' ? email : PATTERNS[kind].exec(withoutEmail)
    return found ? [{ kind, start: found.index }] : []
  })
}
