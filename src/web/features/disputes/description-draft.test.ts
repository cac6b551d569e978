import { expect, it } from 'vitest'
import { readDraft, writeDraft } from './description-section.tsx'

it('comes back as it was kept', () => {
  const draft = { text: 'Never a guest "here"', base: '' }

  expect(readDraft(writeDraft(draft))).toEqual(draft)
})

it.each(['', 'plain words', '{"text":1}', 'null'])('is none where nothing readable is kept: %s', (kept) => {
  expect(readDraft(kept)).toBeNull()
})
