import { describe, expect, it } from 'vitest'
import { splitAtEvidence } from './write-dispute.ts'

describe('a dispute’s text', () => {
  it.each([
    ['It is wrong.\n\nEVIDENCE:\n- One\n- Two', ['One', 'Two']],
    ['It is wrong.\nevidence:\n1. One\n2) Two\n', ['One', 'Two']],
    ['It is wrong.\n\n**Evidence:**\n• One\n\n* Two', ['One', 'Two']],
    ['It is wrong.\n## Evidence: One\nTwo', ['One', 'Two']],
    ['It is wrong.\n\nEVIDENCE:\n', []],
    ['It is wrong.', []],
  ])('is a description and lines after the heading: %j', (text, evidence) => {
    expect(splitAtEvidence(text)).toEqual({ description: 'It is wrong.', evidence })
  })

  it('is not split where it only speaks of evidence', () => {
    expect(splitAtEvidence('There is evidence: look at it.').evidence).toEqual([])
  })
})
