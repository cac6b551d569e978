import { readFileSync } from 'node:fs'

export const PURPOSES = ['reply', 'dispute', 'campaign', 'sentiment', 'priority', 'question', 'week'] as const
export type Purpose = (typeof PURPOSES)[number]

export interface Prompt {
  text: string
  /** Kept on what it produced: reply-5. */
  version: string
}

/** Each prompt is a file beside this one. Its first line gives its version, which goes up with every change of its words. */
export function loadPrompt(purpose: Purpose): Prompt {
  const source = readFileSync(new URL(`prompts/${purpose}.md`, import.meta.url), 'utf8')
  const heading = /^# (\w+), version (\d+)\n+/.exec(source)
  if (heading?.[1] !== purpose) throw new Error(`${purpose}.md does not begin with its name and version.`)
  return { text: source.slice(heading[0].length).trim(), version: `${purpose}-${heading[2]}` }
}
