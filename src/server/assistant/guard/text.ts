export const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

const SHORTEST_STEM = 5
const LONGEST_ENDING = 3
const SHORTEST_WITHOUT_S = 3

/** The word without its ending: "apologise" and "apologies" are one. */
export function stemOf(word: string): string {
  if (word.length > SHORTEST_STEM) return word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING))
  return word.length > SHORTEST_WITHOUT_S ? word.replace(/s$/, '') : word
}

export function collectStems(text: string): Set<string> {
  return new Set(listWords(text).map(stemOf))
}

const SHORTEST_SHARED = 4

/** Forms of one word, as far as their beginning tells. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  const shared = Math.max(SHORTEST_SHARED, Math.min(one.length, other.length) - 1)
  return one.slice(0, shared) === other.slice(0, shared)
}

const SENTENCE_END = /(?<=[.!?…。！？])(?=[\s"'”»)]|$)|\n+/u

interface Passage {
  start: number
  end: number
}

export function splitSentences(text: string): string[] {
  return placeSentences(text).map(({ start, end }) => text.slice(start, end))
}

/** Where each sentence stands, without the space around it. */
export function placeSentences(text: string): Passage[] {
  let at = 0
  return text.split(SENTENCE_END).flatMap((part) => {
    const start = text.indexOf(part, at)
    at = start + part.length
    const sentence = part.trim()
    if (sentence === '') return []
    const from = start + part.indexOf(sentence)
    return [{ start: from, end: from + sentence.length }]
  })
}

export const bound = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))

/** Letters of other scripts that pass for Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ɪ: 'i',
  ʟ: 'l',
  ɴ: 'n',
  ʀ: 'r',
  ꜱ: 's',
  ᴀ: 'a',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ᴍ: 'm',
  ᴏ: 'o',
  ᴘ: 'p',
  ᴛ: 't',
  ᴜ: 'u',
  ʏ: 'y',
}
const SEVERAL_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' }
/** Where the ten digits of a script begin. */
const DIGIT_BLOCKS = [0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0x09_e6, 0x0e_50]
const DOT = /[。．․‧・∙⸱]/g

/** Small letters without accents, in one width: what patterns are written in. Other scripts keep their marks. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(DOT, '.')
    .replace(/[\u0660-\u0E59]/g, readDigit)
    .replace(/[’‘´]/g, "'")
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßœæøłđ]/g, (letter) => SEVERAL_LETTERS[letter] ?? letter)
}

function readDigit(letter: string): string {
  const code = letter.charCodeAt(0)
  const block = DIGIT_BLOCKS.find((first) => code >= first && code < first + 10)
  return block === undefined ? letter : String(code - block)
}

/** As `foldText`, with letters of other scripts read as the Latin ones they look like. */
export function foldLookAlikes(text: string): string {
  return foldText(text).replace(/[^\p{ASCII}\s]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)
}

/** A source that is too long for one line: line breaks, and the spaces at the beginning of lines, are not part of it. */
export function joinLines(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(parts, ...values).replace(/\n\s*/g, '')
}

export function longPattern(parts: TemplateStringsArray, ...values: readonly string[]): RegExp {
  return new RegExp(joinLines(parts, ...values), 'u')
}
