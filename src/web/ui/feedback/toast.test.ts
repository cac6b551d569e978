import { describe, expect, it } from 'vitest'
import { findDuration, findKind } from './toast.tsx'

const action = { label: 'Undo', onAction: () => undefined }

describe('a toast', () => {
  it('stays until dismissed where something failed, and goes by itself where not', () => {
    expect(findDuration({ tone: 'bad' })).toBe(0)
    expect(findDuration({ tone: 'bad', action })).toBe(0)
    expect(findDuration({ tone: 'good' })).toBe(5000)
    expect(findDuration({ action })).toBe(10_000)
    expect(findDuration({ durationMs: 700 })).toBe(700)
  })

  it('takes the place of one that says the same, unless it offers a way back of its own', () => {
    expect(findKind({ title: 'Saved' })).toBe('Saved')
    expect(findKind({ title: 'Saved', kind: 'view-1' })).toBe('view-1')
    expect(findKind({ title: 'Note removed', action })).toBeUndefined()
  })
})
