import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper, type DraftSaving } from './draft-keeper.ts'
import type { KeptDraft } from './kept-draft.ts'

const words = (text: string) => ({ text, instructions: '' })

/** A device and a server that remember; the server answers when it is let. */
function open() {
  const device: { kept: KeptDraft | null } = { kept: null }
  const saved: { text: string; isComposing: boolean }[] = []
  const saving: DraftSaving[] = []
  const server = { isDown: false, answer: Promise.resolve() }
  const keeper = createDraftKeeper({
    onThisDevice: {
      keep: (draft) => {
        device.kept = draft
      },
      drop: () => {
        device.kept = null
      },
    },
    onServer: async ({ text, isComposing }) => {
      await server.answer
      if (server.isDown) throw new Error('No network')
      saved.push({ text, isComposing })
    },
    onSaving: (state) => saving.push(state),
    delayMs: 100,
  })
  return { keeper, device, saved, saving, server }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is being written', () => {
  it('is on this device at once and with the server once, with the last words', async () => {
    const { keeper, device, saved } = open()
    keeper.note(words('Th'))
    keeper.note(words('Thanks'))
    expect([device.kept?.text, saved]).toEqual(['Thanks', []])

    await vi.advanceTimersByTimeAsync(100)

    expect(saved).toEqual([{ text: 'Thanks', isComposing: true }])
    expect(device.kept).toBeNull()
  })

  it('stays on this device while the server cannot be reached, and goes out with the next beat', async () => {
    const { keeper, device, saved, saving, server } = open()
    server.isDown = true
    keeper.note(words('Thanks'))
    await vi.advanceTimersByTimeAsync(100)
    expect([device.kept?.text, saving.at(-1)]).toEqual(['Thanks', 'unsaved'])

    server.isDown = false
    await keeper.beat()

    expect([device.kept, saving.at(-1), saved.length]).toEqual([null, 'saved', 1])
  })

  it('stays on this device when more is written during a save', async () => {
    const { keeper, device, server } = open()
    let release = () => {}
    server.answer = new Promise((resolve) => {
      release = resolve
    })
    keeper.note(words('Thanks'))
    await vi.advanceTimersByTimeAsync(100)
    keeper.note(words('Thanks, Mira'))
    release()
    await keeper.pause()

    expect(device.kept?.text).toBe('Thanks, Mira')
  })

  it('is not saved after it was submitted, and a save under way is waited for', async () => {
    const { keeper, device, saved, server } = open()
    let release = () => {}
    server.answer = new Promise((resolve) => {
      release = resolve
    })
    keeper.note(words('Thanks'))
    await vi.advanceTimersByTimeAsync(100)
    let isPaused = false
    const pausing = keeper.pause().then(() => {
      isPaused = true
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(isPaused).toBe(false)
    release()
    await pausing
    keeper.discard()

    await keeper.leave()

    expect([saved.length, device.kept]).toEqual([1, null])
  })

  it('is not saved while it is being submitted, and again when that failed', async () => {
    const { keeper, saved } = open()
    keeper.note(words('Thanks'))
    await keeper.pause()

    await keeper.beat()
    expect(saved).toEqual([])
    keeper.resume()
    await keeper.beat()

    expect(saved).toEqual([{ text: 'Thanks', isComposing: true }])
  })

  it('is saved on leaving, which ends the writing', async () => {
    const { keeper, saved } = open()
    keeper.note(words('Thanks'))

    await keeper.leave()
    await vi.advanceTimersByTimeAsync(1000)

    expect(saved).toEqual([{ text: 'Thanks', isComposing: false }])
  })

  it('is nothing to save for somebody who only looked', async () => {
    const { keeper, saved } = open()

    await keeper.beat()
    await keeper.leave()

    expect(saved).toEqual([])
  })
})
