import { forget, recall, remember } from '#web/kernel/browser-memory.ts'

const KEY = 'goodword-contact-draft'
const KEPT_FIELDS = ['name', 'email', 'topic', 'message']

interface DraftedControl {
  name: string
  value: string
}

/** What was typed and not sent yet waits in this browser, so that a reload loses nothing. */
export const contactDraft = {
  keep(controls: readonly DraftedControl[]): void {
    const kept = controls.filter(({ name }) => KEPT_FIELDS.includes(name))
    remember(KEY, JSON.stringify(Object.fromEntries(kept.map(({ name, value }) => [name, value]))))
  },

  /** Fills empty fields only: what the server has put back is newer. */
  restore(controls: readonly DraftedControl[]): void {
    const draft = read()
    for (const control of controls) {
      const value = draft[control.name]
      const isFree = control.value === '' || control.name === 'topic'
      if (isFree && typeof value === 'string' && KEPT_FIELDS.includes(control.name)) control.value = value
    }
  },

  forget: () => forget(KEY),
}

function read(): Record<string, unknown> {
  try {
    return (JSON.parse(recall(KEY) ?? '{}') as Record<string, unknown> | null) ?? {}
  } catch {
    return {}
  }
}
