/** What is written on letters, and letters and signs that stand for plainer ones. As `fold_words` in the database. */
const MARKS = '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0309\u030A\u030B\u030C\u031B\u0323\u0326\u0327\u0328'
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  '\u00A0': ' ',
  '\u202F': ' ',
}

/** Nearly all that is written needs no more than small letters. */
const ASCII_END = 128

const foldUnit = (unit: string) => (MARKS.includes(unit) ? '' : (PLAIN[unit] ?? unit))

function foldCharacter(character: string): string {
  if (character.charCodeAt(0) < ASCII_END) return character.toLowerCase()
  return Array.from(character.normalize('NFD').toLowerCase(), foldUnit).join('')
}

/** As a search compares it: whatever the case and the accents. */
export function foldWords(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

const HAS_LETTERS = /[\p{L}\p{N}]/u

/** One letter is in nearly everything; one emoji or sign is what somebody looks for. Counted as people count. */
export function isEnoughToSearch(words: string): boolean {
  const characters = Array.from(foldWords(words.trim()))
  return characters.length > (HAS_LETTERS.test(words) ? 1 : 0)
}

export interface WordsMatch {
  start: number
  end: number
}

/** Where in a text the words stand, as a search finds them. */
export function listMatches(text: string, words: string): WordsMatch[] {
  const sought = foldWords(words)
  if (sought === '') return []
  const { folded, origins } = foldWithOrigins(text)
  const matches: WordsMatch[] = []
  for (let at = folded.indexOf(sought); at !== -1; at = folded.indexOf(sought, at + sought.length)) {
    matches.push({ start: origins[at] ?? 0, end: origins[at + sought.length] ?? text.length })
  }
  return matches
}

/** `origins` tells where in the text each unit of what it folds to comes from. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const parts: string[] = []
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const plain = foldCharacter(character)
    parts.push(plain)
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at)
    at += character.length
  }
  return { folded: parts.join(''), origins }
}
