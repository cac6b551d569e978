/** A text as words, in step with one another: what stands at `words[n]` begins at `starts[n]`. */
export interface Words {
  /** In small letters; an emoji is a word. */
  words: string[]
  starts: number[]
  ends: number[]
  /** What parts a word from the one before. */
  breaks: Break[]
  exclamations: number
  questions: number
  /** Words of four letters or more, all of them capitals. */
  shouted: number
}

export const NO_BREAK = 0
export const PAUSE = 1
export const SENTENCE_END = 2
export type Break = typeof NO_BREAK | typeof PAUSE | typeof SENTENCE_END

const SPACE = 32
const APOSTROPHE = 39
const SHORTEST_SHOUT = 4
const APOSTROPHES = new Set(["'", '’', 'ʼ', '`', '´'])
const SENTENCE_ENDS = new Set(['.', '!', '?', '…', '\n', '。', '！', '？', '¡', '¿'])
const PAUSES = new Set([',', ';', ':', '(', ')', '–', '—', '"', '“', '”', '،', '、'])
const UMLAUTS = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
])
const SMILEYS = new Map([
  [')', '☺'],
  ['D', '☺'],
  ['(', '☹'],
])

/** Letters, figures and the marks over them, from and to. */
const LETTER_RANGES = [
  ['0', '9'],
  ['A', 'Z'],
  ['a', 'z'],
  ['À', 'Ö'],
  ['Ø', 'ö'],
  ['ø', 'ʻ'],
  ['ʽ', '؋'],
  ['؍', '\u1fff'],
  ['\u2c00', '\u2dff'],
  ['\u3040', '\ud7ff'],
  ['\uf900', '\ufdff'],
] as const
const LETTERS = new Uint8Array(0x10000)
for (const [first, last] of LETTER_RANGES) LETTERS.fill(1, first.charCodeAt(0), last.charCodeAt(0) + 1)
const LAST_PLAIN = 0x7f

/** Goes through the text once; every text has an answer, also one that is no proper Unicode. */
export function splitWords(text: string): Words {
  const found: Words = { words: [], starts: [], ends: [], breaks: [], exclamations: 0, questions: 0, shouted: 0 }
  let gap: Break = SENTENCE_END
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === SPACE) {
      at += 1
      continue
    }
    const end = isLetter(code) ? endOfWord(text, at) : at + widthOfSymbol(text, at)
    if (end > at) {
      push(found, { word: readWord(text, at, end, found), start: at, end, gap })
      gap = NO_BREAK
      at = end
      continue
    }
    const smiley = findSmiley(text, at)
    if (smiley) {
      push(found, { word: smiley.word, start: at, end: smiley.end, gap })
      gap = NO_BREAK
      at = smiley.end
      continue
    }
    gap = widen(gap, readMark(text[at] ?? '', found))
    at += 1
  }
  return found
}

function widen(gap: Break, next: Break): Break {
  return next > gap ? next : gap
}

function readMark(mark: string, found: Words): Break {
  if (mark === '!' || mark === '！') found.exclamations += 1
  if (mark === '?' || mark === '？') found.questions += 1
  if (SENTENCE_ENDS.has(mark)) return SENTENCE_END
  return PAUSES.has(mark) ? PAUSE : NO_BREAK
}

function readWord(text: string, start: number, end: number, found: Words): string {
  const raw = text.slice(start, end)
  const lower = raw.toLowerCase()
  if (raw !== lower && end - start >= SHORTEST_SHOUT && raw === raw.toUpperCase()) found.shouted += 1
  return isSimple(lower) ? lower : simplify(lower)
}

/** Nothing in it to make simpler; nearly every word is so. */
function isSimple(word: string): boolean {
  let before = 0
  let twice = false
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code > LAST_PLAIN || code === APOSTROPHE || (twice && code === before)) return false
    twice = code === before
    before = code
  }
  return true
}

function push({ words, starts, ends, breaks }: Words, { word, start, end, gap }: Placed): void {
  words.push(word)
  starts.push(start)
  ends.push(end)
  breaks.push(gap)
}

interface Placed {
  word: string
  start: number
  end: number
  gap: Break
}

/** `don’t` is `dont`, `sooooo` is `soo`, `café` is `cafe`, `schön` is `schoen`. */
function simplify(word: string): string {
  let simple = ''
  let isPlain = true
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? ''
    if (APOSTROPHES.has(letter)) continue
    if (letter === word[at - 1] && letter === word[at - 2] && (letter < '0' || letter > '9')) continue
    if (isFolded(word.charCodeAt(at))) isPlain = false
    simple += letter
  }
  return isPlain ? simple : foldAccents(simple)
}

/** Where letters have marks over them; emoji and far scripts do not. */
function isFolded(code: number): boolean {
  return code > LAST_PLAIN && code < 0x2000
}

function foldAccents(word: string): string {
  return word
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
}

function endOfWord(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && (isLetter(text.charCodeAt(at)) || isInnerApostrophe(text, at))) at += 1
  return at
}

/** Within a word only before the t of a shortened not: `didn’t` is one word, `l’hôtel` and `we’ll` are two. */
function isInnerApostrophe(text: string, at: number): boolean {
  if (text.charCodeAt(at) === SPACE || !APOSTROPHES.has(text[at] ?? '')) return false
  const isNot = /[nN]/.test(text[at - 1] ?? '') && /[tT]/.test(text[at + 1] ?? '')
  return isNot && !isLetter(text.charCodeAt(at + 2))
}

function isLetter(code: number): boolean {
  return LETTERS[code] === 1
}

/** Emoji and dingbats, one by one. */
function widthOfSymbol(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 0x2600 && code < 0x27c0) return 1
  if (code < 0xd800 || code >= 0xdc00) return 0
  const low = text.charCodeAt(at + 1)
  return low >= 0xdc00 && low < 0xe000 ? 2 : 0
}

function findSmiley(text: string, at: number): { word: string; end: number } | null {
  const eyes = text[at]
  if (eyes !== ':' && eyes !== ';') return null
  const mouth = text[at + 1] === '-' ? at + 2 : at + 1
  const word = SMILEYS.get(text[mouth] ?? '')
  return word === undefined ? null : { word, end: mouth + 1 }
}
