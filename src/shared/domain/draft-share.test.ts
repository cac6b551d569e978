import { describe, expect, it } from 'vitest'
import { isFromDraft, measureDraftShare } from './draft-share.ts'

const draft = 'Thank you for your kind words. We hope to see you again soon.'

describe('how much of a text comes from its draft', () => {
  it.each([
    ['all of it, whatever the case and the marks', 'thank you for YOUR kind words! we hope to see you again soon', 1],
    ['nothing of a text of one’s own', 'one two three four', 0],
    ['nothing of an empty text', '', 0],
    ['what was kept, when something was put before it', 'Dear Ann, thank you for your kind words', 0.75],
    ['words in another order only as far as they are in order', 'soon again hope we', 0.25],
  ])('is %s', (_case, text, share) => {
    expect(measureDraftShare(text, draft)).toBe(share)
  })

  it('is measured in any alphabet', () => {
    expect(measureDraftShare('Спасибо за отзыв', 'Спасибо вам за отзыв')).toBe(1)
  })

  it('counts as drafted above a fifth', () => {
    expect([isFromDraft(0.2), isFromDraft(0.21)]).toEqual([false, true])
  })

  it('is found quickly for the longest replies', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `word${index % 97}`).join(' ')
    expect(measureDraftShare(long, long)).toBe(1)
  })
})
