import { expect, it } from 'vitest'
import { describeDraft, readAppeal } from './appeal-dialog.tsx'

const DISPUTE = { appealWords: null, description: 'Never a guest.', evidence: ['No booking'] }

it('begins with the evidence there is, and with what was said before it was taken back', () => {
  expect(readAppeal('', DISPUTE)).toEqual({ words: '', evidence: ['No booking'], line: '' })
  expect(readAppeal('{broken', { ...DISPUTE, appealWords: 'Look again.' }).words).toBe('Look again.')
  const kept = { words: 'New', evidence: [], line: 'x' }
  expect(readAppeal(JSON.stringify(kept), DISPUTE)).toEqual(kept)
})

it('sends what it shows, also a line that was typed and not added', () => {
  const draft = { words: ' They meant another café. ', evidence: ['No booking'], line: 'Their mail' }
  expect(describeDraft(draft, DISPUTE)).toEqual({
    given: { words: 'They meant another café.', evidence: ['No booking', 'Their mail'] },
    text: 'They meant another café.\n\nNever a guest.\n- No booking\n- Their mail',
    isTooLong: false,
  })
  expect(describeDraft({ ...draft, words: 'x'.repeat(4001) }, DISPUTE).isTooLong).toBe(true)
})
