import { splitSigns } from './order-signs.ts'

/** Chinese and Japanese have no spaces: a line may end after any sign but an opening one, and begin with any but a closing one. */
const BETWEEN_SIGNS =
  /(?:(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\u30FC\uFF01-\uFFEF])|(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\u30FC\uFF01-\uFFEF]))(?<![「『（【《〈［｛“‘\(])(?![」』）】》〉］｝”’、。，．：；！？…‥ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ\),.!?:;%])/v

/** The lines a text takes at this width. A word that is wider than a line, as addresses are, is broken where it must. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure))
}

function breakParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { before, text } of toParts(paragraph, width, measure)) {
    const needed = measure(text)
    const gap = measure(before)
    if (line !== '' && used + gap + needed > width) {
      lines.push(line)
      line = ''
    }
    used = line === '' ? needed : used + gap + needed
    line = line === '' ? text : `${line}${before}${text}`
  }
  return [...lines, line]
}

/** What is not torn apart, each with the space before it. */
function toParts(paragraph: string, width: number, measure: (text: string) => number) {
  return paragraph.split(' ').flatMap((word) =>
    word
      .split(BETWEEN_SIGNS)
      .flatMap((part) => breakWord(part, width, measure))
      .map((text, index) => ({ before: index === 0 ? ' ' : '', text })),
  )
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const sign of splitSigns(word)) {
    const needed = measure(sign)
    if (part !== '' && used + needed > width) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += sign
    used += needed
  }
  return [...parts, part]
}
