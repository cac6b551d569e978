import { describe, expect, it } from 'vitest'
import { findAssistance } from './assistance-badge.tsx'

const template = { engine: 'template', model: null, version: '1' } as const
const model = { engine: 'model', model: 'gpt-4o', version: '1' } as const

describe('whose words a reply begins with', () => {
  it.each([
    ['a person’s, without any draft', false, null, null],
    [
      'a template’s, never a model’s, whatever the record says',
      true,
      { draftOrigin: template, draftShare: 1 },
      { engine: 'template', model: null },
    ],
    [
      'a template’s, which does not count as AI',
      false,
      { draftOrigin: template, draftShare: 0.9 },
      { engine: 'template', model: null },
    ],
    [
      'a person’s, where hardly anything of the template is left',
      false,
      { draftOrigin: template, draftShare: 0.01 },
      null,
    ],
    ['a model’s, by its name', true, { draftOrigin: model, draftShare: 0.8 }, { engine: 'model', model: 'gpt-4o' }],
    ['a person’s, where the model’s draft was written anew', false, { draftOrigin: model, draftShare: 0.01 }, null],
    ['a model’s, of which nothing more is known', true, null, { engine: 'model', model: null }],
  ])('is %s', (_whose, isAiGenerated, reply, expected) => {
    expect(findAssistance(isAiGenerated, reply)).toEqual(expected)
  })
})
