import type { ErrorCode } from '../error-codes.ts'

/** What is refused and why. The sentence is English, with its values in braces as the browser's catalogues have them. */
export type RefusalWords = Record<string, { code: ErrorCode; sentence: string }>

export type RefusalValues = Readonly<Record<string, string | number>>

/** One that was given: its reason, and the values of its sentence. */
export interface GivenRefusal {
  reason: string
  values: RefusalValues
}

/** A value, a number, or a choice: `{name}`, `{count, number}`, `{unit, select, bytes {bytes} other {characters}}`. */
const VALUE = /\{(?<name>\w+)(?:, (?<form>number)|, select,(?<choices>(?: \w+ \{[^{}]*\})+))?\}/g
const CHOICE = /(?<key>\w+) \{(?<words>[^{}]*)\}/g

/** The English sentence, with the values in their places. */
export function fillSentence(sentence: string, values: RefusalValues): string {
  return sentence.replace(VALUE, (whole, ...rest) => {
    const { name = '', form, choices } = rest.at(-1) as { name?: string; form?: string; choices?: string }
    const value = values[name]
    if (value === undefined) return whole
    if (choices !== undefined) return choose(choices, String(value))
    return form === 'number' ? value.toLocaleString('en-US') : String(value)
  })
}

function choose(choices: string, value: string): string {
  const words = new Map([...choices.matchAll(CHOICE)].map(({ groups }) => [groups?.['key'], groups?.['words']]))
  return words.get(value) ?? words.get('other') ?? value
}
