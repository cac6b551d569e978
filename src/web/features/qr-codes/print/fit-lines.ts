export const LEADING = 1.25
/** How wide a letter of Inter is on average, by its size. */
const LETTER = 0.58
const SMALLEST = 1.6

interface Room {
  width: number
  height: number
}

/** As large as there is room for; the print measures each letter, a preview need not. */
export function fitLines(text: string, { width, height }: Room, largest: number): { lines: string[]; size: number } {
  let size = largest
  let lines = breakWords(text, width / (size * LETTER))
  while (size > SMALLEST && isTooLarge(lines, size, { width, height })) {
    size *= 0.95
    lines = breakWords(text, width / (size * LETTER))
  }
  return { lines, size }
}

function isTooLarge(lines: readonly string[], size: number, { width, height }: Room): boolean {
  const longest = Math.max(...lines.map((line) => line.length))
  return longest * LETTER * size > width || lines.length * size * LEADING > height
}

function breakWords(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ')
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
