/** The lines a text takes at this width. A word that is wider than a line, as addresses are, is broken where it must. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure))
}

function breakParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const space = measure(' ')
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of paragraph.split(' ').flatMap((each) => breakWord(each, width, measure))) {
    const needed = measure(word)
    if (line !== '' && used + space + needed > width) {
      lines.push(line)
      line = ''
    }
    used = line === '' ? needed : used + space + needed
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const sign of word) {
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
