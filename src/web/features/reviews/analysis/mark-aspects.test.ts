import { describe, expect, it } from 'vitest'
import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { markAspects, polarityOf } from './mark-aspects.ts'

const TEXT = 'Lovely food but slow waiters'

const finding = (
  start: number,
  end: number,
  { aspect = 'food', polarity = 'positive' }: Partial<AspectFinding> = {},
): AspectFinding => ({ aspect, polarity, clause: TEXT.slice(start, end), start, end })

const shape = (findings: AspectFinding[]) => markAspects(TEXT, findings).map((piece) => [piece.text, polarityOf(piece)])

describe('a text with its aspects marked', () => {
  it('is one plain piece without any', () => {
    expect(shape([])).toEqual([[TEXT, null]])
  })

  it('keeps every character, marked or not', () => {
    const findings = [finding(0, 11), finding(16, 28, { aspect: 'service', polarity: 'negative' })]

    expect(shape(findings)).toEqual([
      ['Lovely food', 'positive'],
      [' but ', null],
      ['slow waiters', 'negative'],
    ])
  })

  it('shows the bad where a piece says both', () => {
    const findings = [finding(0, 28), finding(16, 28, { aspect: 'service', polarity: 'negative' })]

    expect(shape(findings)).toEqual([
      ['Lovely food but ', 'positive'],
      ['slow waiters', 'negative'],
    ])
  })

  it.each([[finding(20, 99)], [finding(-3, 5)], [finding(7, 7)]])(
    'leaves out what does not lie in it, such as %j',
    (outside) => {
      expect(shape([outside])).toEqual([[TEXT, null]])
    },
  )

  it('of nothing is nothing', () => {
    expect(markAspects('', [finding(0, 5)])).toEqual([])
  })
})
