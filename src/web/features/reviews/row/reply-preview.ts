const LONGEST_GREETING = 40

/** A reply on one line, from where it says something: a greeting on a line of its own is left out. */
export function previewReply(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const [first = '', ...others] = lines
  const isGreeting = others.length > 0 && first.length <= LONGEST_GREETING && /[,!:]$/.test(first)
  return (isGreeting ? others : lines).join(' ')
}
