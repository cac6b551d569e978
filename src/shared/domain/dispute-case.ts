interface Case {
  description: string
  evidence: readonly string[]
}

/** What goes into the platform's form. */
export function writeCase({ description, evidence }: Case): string {
  return [description, ...evidence.map((line) => `- ${line}`)].join('\n')
}

/** What is new comes first, then the case it is about. */
export function writeAppeal(words: string | null, { description, evidence }: Case): string {
  return writeCase({ description: [words, description].filter(Boolean).join('\n\n'), evidence })
}
