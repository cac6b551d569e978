import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns.ts'

describe('guessColumns', () => {
  it.each([
    ['English', ['Date', 'Reviewer', 'Stars', 'Title', 'Review']],
    ['Spanish', ['Fecha', 'Autor', 'Puntuación', 'Título', 'Reseña']],
    ['French', ['Date de l’avis', 'Auteur', 'Note', 'Titre', 'Commentaire']],
    ['German', ['Datum', 'Verfasser', 'Sterne', 'Überschrift', 'Bewertungstext']],
    ['a machine’s', ['createTime', 'reviewer_display_name', 'starRating', 'reviewTitle', 'comment']],
  ])('knows a header in %s words', (_language, header) => {
    expect(guessColumns(header, 'google')).toEqual({ date: 0, author: 1, rating: 2, title: 3, content: 4 })
  })

  it('takes no column for two things, and none it does not know', () => {
    expect(guessColumns(['Shop', 'Name', 'name', 'Date'], 'google')).toEqual({ author: 1, date: 3 })
  })

  it('looks for yes or no where people give no stars', () => {
    expect(guessColumns(['Date', 'Rating', 'Recommendation'], 'facebook')).toEqual({ date: 0, recommendation: 2 })
    expect(guessColumns(['Date', 'Rating', 'Recommendation'], 'google')).toEqual({ date: 0, rating: 1 })
  })
})
