import { forget, recall, remember } from '#web/kernel/browser-memory.ts'

const STORAGE_KEY = 'goodword-reply-link'
const BREAK = '\n'

/** What was typed on the page of a link, kept on this device until it is sent. */
export const keptText = {
  find(word: string): string | null {
    const kept = recall(STORAGE_KEY) ?? ''
    return kept.startsWith(word + BREAK) ? kept.slice(word.length + BREAK.length) : null
  },
  keep: (word: string, text: string) => remember(STORAGE_KEY, word + BREAK + text),
  forget: () => forget(STORAGE_KEY),
}
