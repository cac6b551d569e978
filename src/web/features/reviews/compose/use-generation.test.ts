import { describe, expect, it } from 'vitest'
import { findReplacedText } from './use-generation.ts'

describe('what a draft takes the place of', () => {
  it('is what the person wrote', () => {
    expect(findReplacedText({ text: 'My own words', draftedText: null }, null)).toBe('My own words')
  })

  it('stays what the person wrote while one draft follows another', () => {
    expect(findReplacedText({ text: 'First draft', draftedText: 'First draft' }, 'My own words')).toBe('My own words')
  })

  it('is the changed draft where the person changed one', () => {
    const changed = { text: 'First draft, changed', draftedText: 'First draft' }
    expect(findReplacedText(changed, 'My own words')).toBe('First draft, changed')
  })

  it('is the earlier draft where the person wrote nothing', () => {
    expect(findReplacedText({ text: 'First draft', draftedText: 'First draft' }, null)).toBe('First draft')
  })

  it('is still there after a draft was emptied', () => {
    expect(findReplacedText({ text: ' ', draftedText: 'First draft' }, 'My own words')).toBe('My own words')
  })

  it('is nothing where nothing stood', () => {
    expect(findReplacedText({ text: '', draftedText: null }, null)).toBeNull()
  })
})
