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

/** Fewer letters make other words of a wrong one; more would take longer to compare than somebody waits. */
const FORGIVEN = /^\p{L}{4,24}$/u
const MOST_FORGIVEN = 6
/** From here on the beginning of a word is enough. */
const LONG = 6
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const OPENING = '["“„«]'
const CLOSING = '["”“»]'
const PHRASE = new RegExp(`^${OPENING}([^"“”„«»]+)${CLOSING}$`, 'u')
const PARTS = new RegExp(`${OPENING}([^"“”„«»]+)${CLOSING}|\\S+`, 'gu')

/** What was typed, as it is looked for: small letters without accents. */
export interface SoughtText {
  /** All of it in a row, without the quotation marks around it. */
  phrase: string
  /** In quotation marks, it is meant to the letter. */
  isQuoted: boolean
  /** What has to be there in any order, once the phrase is not. */
  parts: readonly SoughtPart[]
}

export interface SoughtPart {
  text: string
  /** One wrong, missing or additional letter, or two that changed places, still find it. */
  isForgiving: boolean
}

export function parseSearch(typed: string): SoughtText {
  const folded = foldWords(typed).trim()
  const quoted = PHRASE.exec(folded)?.[1]?.trim() ?? ''
  if (quoted !== '') return { phrase: quoted, isQuoted: true, parts: [{ text: quoted, isForgiving: false }] }
  return { phrase: folded, isQuoted: false, parts: listParts(folded) }
}

function listParts(folded: string): SoughtPart[] {
  return Array.from(folded.matchAll(PARTS), readPart).map((part, turn) =>
    turn < MOST_FORGIVEN ? part : { ...part, isForgiving: false },
  )
}

function readPart([whole, quoted]: RegExpMatchArray): SoughtPart {
  if (quoted?.trim()) return { text: quoted.trim(), isForgiving: false }
  const text = whole.replaceAll(EDGES, '')
  return FORGIVEN.test(text) ? { text, isForgiving: true } : { text: whole, isForgiving: false }
}

/** Where words begin and end, in the regular expressions of whoever reads them. */
interface WordEdges {
  start: string
  end: string
}

/**
 * A regular expression for whole words that differ from this one by one letter, and for the beginnings of longer words
 * where there are enough letters to tell.
 */
export function writeClosePattern(word: string, { start, end }: WordEdges): string {
  const letters = Array.from(word)
  const cut = (from: number, to?: number) => letters.slice(from, to).join('')
  const last = letters.length - 1
  const forms = letters.flatMap((letter, at) => [
    `${cut(0, at)}[^ ]?${cut(at + 1)}${at === last ? end : ''}`,
    `${cut(0, at)}[^ ]${cut(at)}`,
    ...(at < last ? [`${cut(0, at)}${letters[at + 1] ?? ''}${letter}${cut(at + 2)}`] : []),
  ])
  const close = `(?:${forms.join('|')}|${word}[^ ]?${end})`
  return start + close + (letters.length < LONG ? end : '')
}

const EDGES_HERE: WordEdges = { start: String.raw`(?<![\p{L}\p{N}])`, end: String.raw`(?![\p{L}\p{N}])` }

/** Where a text says what is looked for: all of it in a row, or else its parts, written like it or nearly so. */
export function findSought(text: string, { phrase, parts }: SoughtText): { matches: WordsMatch[]; isClose: boolean } {
  const inRow = listMatches(text, phrase)
  if (inRow.length > 0) return { matches: inRow, isClose: false }
  let isClose = false
  const found = parts.flatMap(({ text: sought, isForgiving }) => {
    const same = listMatches(text, sought)
    if (same.length > 0 || !isForgiving) return same
    const close = listCloseMatches(text, sought)
    isClose ||= close.length > 0
    return close
  })
  return { matches: withoutOverlaps(found), isClose }
}

/** A word that begins like what was typed, but for one letter. Both in small letters without accents. */
export function isCloseTo(word: string, typed: string): boolean {
  return FORGIVEN.test(typed) && new RegExp(writeClosePattern(typed, { start: '^', end: '$' }), 'u').test(word)
}

function listCloseMatches(text: string, word: string): WordsMatch[] {
  const { folded, origins } = foldWithOrigins(text)
  const pattern = new RegExp(writeClosePattern(word, EDGES_HERE), 'gu')
  return Array.from(folded.matchAll(pattern), ({ index, 0: found }) => ({
    start: origins[index] ?? 0,
    end: origins[index + found.length] ?? text.length,
  }))
}

function withoutOverlaps(matches: readonly WordsMatch[]): WordsMatch[] {
  const kept: WordsMatch[] = []
  for (const match of matches.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (match.start >= (kept.at(-1)?.end ?? 0)) kept.push(match)
  }
  return kept
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
