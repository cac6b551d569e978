import { expect, it } from 'vitest'
import { describeDraft, readAppeal } from './appeal-dialog.tsx'

const DISPUTE = {
  id: '0199',
  updatedAt: '2026-11-16T10:00:00.000Z',
  appealWords: null,
  description: 'Never a guest.',
  evidence: ['No booking'],
}

it('begins with the evidence there is, and with what was said before it was taken back', () => {
  expect(readAppeal('', DISPUTE)).toEqual({ words: '', evidence: ['No booking'], line: '' })
  expect(readAppeal('{broken', { ...DISPUTE, appealWords: 'Look again.' }).words).toBe('Look again.')
  const kept = { words: 'New', evidence: [], line: 'x' }
  expect(readAppeal(JSON.stringify({ ...kept, base: ['No booking'] }), DISPUTE)).toEqual(kept)
})

it('keeps the evidence that came to the dispute since it was begun here', () => {
  const begun = { words: 'New', evidence: ['Their mail'], line: '', base: ['No booking'] }
  const now = { ...DISPUTE, evidence: ['No booking', 'A bill', 'A photo'] }
  expect(readAppeal(JSON.stringify(begun), now).evidence).toEqual(['A bill', 'A photo', 'Their mail'])
  const { base: _base, ...ofBefore } = begun
  expect(readAppeal(JSON.stringify(ofBefore), now).evidence).toEqual(['No booking', 'A bill', 'A photo', 'Their mail'])
  const { evidence } = readAppeal(JSON.stringify(begun), { ...DISPUTE, evidence: ['Their mail'] })
  expect(evidence).toEqual(['Their mail'])
})

it('sends what it shows, also a line that was typed and not added', () => {
  const draft = { words: ' They meant another café. ', evidence: ['No booking'], line: 'Their mail' }
  expect(describeDraft(draft, DISPUTE)).toEqual({
    given: {
      disputeId: '0199',
      updatedAt: '2026-11-16T10:00:00.000Z',
      words: 'They meant another café.',
      evidence: ['No booking', 'Their mail'],
    },
    text: 'They meant another café.\n\nNever a guest.\n- No booking\n- Their mail',
    isTooLong: false,
  })
  expect(describeDraft({ ...draft, words: 'x'.repeat(4001) }, DISPUTE).isTooLong).toBe(true)
})
