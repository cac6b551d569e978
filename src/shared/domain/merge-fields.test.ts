import { describe, expect, it } from 'vitest'
import { fillMergeFields, listUnknownFields } from './merge-fields.ts'

const ANN = { name: 'Ann Lee', business: 'Quay Bistro', location: null }

describe('merge fields', () => {
  it.each([
    ['Hello {{first_name}}!', ANN, 'Hello Ann!'],
    ['Hello {{ first_name | friend }}!', ANN, 'Hello Ann!'],
    ['Hello {{first_name|friend}}!', { ...ANN, name: '' }, 'Hello friend!'],
    ['Hello {{first_name}}!', { ...ANN, name: ' ' }, 'Hello there!'],
    ['{{name}} at {{location}}', ANN, 'Ann Lee at Quay Bistro'],
    // What a person is called is never read as a field.
    ['Hello {{name}}!', { ...ANN, name: '{{business}}' }, 'Hello {{business}}!'],
    ['Hello {{name}}!', { ...ANN, name: '$& $1' }, 'Hello $& $1!'],
    ['Until {{date}}.', ANN, 'Until {{date}}.'],
  ])('in %s for %j', (text, values, filled) => {
    expect(fillMergeFields(text, values, 'en')).toBe(filled)
  })

  it('that nobody knows are named', () => {
    expect(listUnknownFields('{{first_name}} until {{date}} or {{ day|soon }}')).toEqual(['{{date}}', '{{ day|soon }}'])
  })
})
