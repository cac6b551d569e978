import { expect, it } from 'vitest'
import { writeAppeal, writeCase } from './dispute-case.ts'

const EVIDENCE = ['No booking', 'Same words elsewhere']

it('writes the description, then every line of evidence', () => {
  expect(writeCase({ description: 'Never a guest.', evidence: EVIDENCE })).toBe(
    'Never a guest.\n- No booking\n- Same words elsewhere',
  )
  expect(writeCase({ description: 'Never a guest.', evidence: [] })).toBe('Never a guest.')
})

it('begins an appeal with what is new', () => {
  const described = { description: 'Never a guest.', evidence: ['No booking'] }
  expect(writeAppeal('They meant another café.', described)).toBe(
    'They meant another café.\n\nNever a guest.\n- No booking',
  )
  expect(writeAppeal(null, described)).toBe(writeCase(described))
})
