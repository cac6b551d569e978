export const CONTACT_KINDS = ['phone', 'email', 'link', 'address'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/**
 * Narrow on purpose: an order number is no phone number, and whoever points at something must be right. Behind a full stop
 * without a space, "de", "es" and "at" are words.
 */
const PATTERNS: Record<ContactKind, RegExp> = {
  phone:
    /(?<![\w.,])(?:\+\d(?:[\s()./-]{0,2}\d){7,13}|0\d(?:[\s()./-]{0,2}\d){7,11}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|[679]\d{2}[\s.-]\d{3}[\s.-]\d{3}|(?<=\b(?:[Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|[Tt]el)\b[^\d!?]{0,25})\d{3}[ -]\d{4})(?![\w€$%])/,
  email: /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/u,
  link: /\b(?:[Hh]ttps?|HTTPS?):\/\/\S+|\b(?:[Ww]ww|WWW)\.\S+|\b[\p{L}\d-]{2,63}\.(?:com|net|org|info|biz|shop|online|site|fr|uk|ch)\b(?!@)|(?<=\b(?:on|at|via|visit|see|auf|bei|unter|über|siehe|en|por|sur) )[\p{L}\d-]{2,63}\.(?:de|es|at|io)\b/u,
  address:
    /\b\d{1,4}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’.-]{0,30}\s{1,3}){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd)\b|\p{Lu}[\p{L}-]{0,30}(?:straße|strasse|str\.|gasse|allee)\s+\d{1,4}\b|\b\d{1,4},?\s+(?:rue|avenue|boulevard|chemin)\s{1,3}(?:de la |du |des |de )?\p{L}{1,30}|\b(?:[Cc]alle|[Aa]venida|[Pp]aseo)\s+(?:\p{L}{1,30},?\s{1,3}){1,4}(?:n[.º°]*\s*)?\d{1,4}\b/u,
}

export interface ContactDetail {
  kind: ContactKind
  words: string
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
    return found ? [{ kind, words: found[0], start: found.index }] : []
  })
}
