/** A source that is too long for one line: line breaks, and the spaces at the beginning of lines, are not part of it. */
export function joinLines(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(parts, ...values).replace(/\n\s*/g, '')
}

export function longPattern(parts: TemplateStringsArray, ...values: readonly string[]): RegExp {
  return new RegExp(joinLines(parts, ...values), 'u')
}
