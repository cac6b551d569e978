import type { KeptDraft } from './kept-draft.ts'

export interface DraftWords {
  text: string
  instructions: string
}

/** `unsaved`: only this device has it. */
export type DraftSaving = 'idle' | 'saved' | 'unsaved'

interface DraftKeeperSettings {
  onThisDevice: { keep: (draft: KeptDraft) => void; drop: () => void }
  onServer: (draft: DraftWords & { isComposing: boolean }) => Promise<unknown>
  onSaving: (saving: DraftSaving) => void
  delayMs?: number
}

/** Keeps what is being written: on this device at once, with the server a moment later, one save at a time. */
export function createDraftKeeper({ onThisDevice, onServer, onSaving, delayMs = 800 }: DraftKeeperSettings) {
  let latest: DraftWords | null = null
  let isPaused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  async function send(isComposing: boolean): Promise<void> {
    const words = latest
    if (!words) return
    try {
      await onServer({ ...words, isComposing })
      if (latest !== words) return
      onThisDevice.drop()
      onSaving('saved')
    } catch {
      onSaving('unsaved')
    }
  }

  function sendNext(isComposing: boolean): Promise<void> {
    clearTimeout(timer)
    running = running.then(() => send(isComposing))
    return running
  }

  return {
    note(words: DraftWords) {
      latest = words
      isPaused = false
      onThisDevice.keep({ ...words, writtenAt: new Date().toISOString() })
      onSaving('idle')
      clearTimeout(timer)
      timer = setTimeout(() => void sendNext(true), delayMs)
    },
    /** Still at it, though nothing was typed for a while; also tries again what did not get through. */
    beat: () => (isPaused ? running : sendNext(true)),
    /** Nothing more leaves until the next word, or until it goes on. Waits for what is under way: it must not come after a submit. */
    async pause() {
      isPaused = true
      clearTimeout(timer)
      await running
    },
    resume: () => void (isPaused = false),
    /** The words are a reply now, or given up. */
    discard() {
      clearTimeout(timer)
      latest = null
      onThisDevice.drop()
    },
    /** The window is closed: no longer writing, and nothing lost. */
    leave: () => sendNext(false),
  }
}
