import { forget, listRemembered, recall, remember } from '#web/kernel/browser-memory.ts'

const PREFIX = 'goodword-reply-link'
const BREAK = '\n'

/** What was typed on the page of a link, kept on this device until it is sent or the link has run out. */
export const keptText = {
  find(word: string): string | null {
    dropOld()
    const kept = recall(keyOf(word))
    return kept === null ? null : kept.slice(kept.indexOf(BREAK) + BREAK.length)
  },
  keep: (word: string, { text, expiresAt }: { text: string; expiresAt: string }) =>
    remember(keyOf(word), expiresAt + BREAK + text),
  forget: (word: string) => forget(keyOf(word)),
}

function dropOld(): void {
  for (const key of listRemembered(PREFIX)) {
    const [expiresAt = ''] = (recall(key) ?? '').split(BREAK)
    // Those of an earlier version have no time there.
    if (!(Date.parse(expiresAt) > Date.now())) forget(key)
  }
}

/** Whoever reads it here cannot open the link: far too little of the word is left. The browser's own digests want HTTPS. */
const keyOf = (word: string) => `${PREFIX}-${scatter(word, 0x81_1c_9d_c5)}${scatter(word, 0x9e_37_79_b9)}`

/** FNV-1a, 32 bits. */
function scatter(word: string, start: number): string {
  const hash = Array.from(word).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01_00_01_93), start)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
