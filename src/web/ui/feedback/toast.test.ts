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

  it('takes the place of the last one about the same thing, and of the last news', () => {
    expect(findKind({ title: 'Saved', kind: 'view-1' })).toBe('view-1')
    expect(findKind({ title: 'Saved' })).toBe(findKind({ title: 'Note removed', action }))
  })

  it('never takes the place of another failure', () => {
    const failures = ['Failed to remove a.pdf', 'Failed to remove b.pdf'].map((title) => ({
      title,
      tone: 'bad' as const,
    }))
    expect(new Set([...failures, { title: 'Saved' }].map(findKind)).size).toBe(3)
  })
})
