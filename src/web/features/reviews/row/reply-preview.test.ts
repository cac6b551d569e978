import { describe, expect, it } from 'vitest'
import { previewReply } from './review-row.tsx'

describe('previewReply', () => {
  it.each([
    ['Hi Ann,\n\nThank you for coming.\nSee you soon', 'Thank you for coming. See you soon'],
    ['Bonjour Geneviève !\r\nMerci.', 'Merci.'],
    [
      'Thank you so much for everything you wrote about our soup,\nwe mean it.',
      'Thank you so much for everything you wrote about our soup, we mean it.',
    ],
    ['Thank you!', 'Thank you!'],
    ['We are sorry.\nCome again.', 'We are sorry. Come again.'],
  ])('of %j', (text, preview) => {
    expect(previewReply(text)).toBe(preview)
  })
})
