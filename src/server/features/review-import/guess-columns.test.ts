import { describe, expect, it } from 'vitest'
import { findPlatform, guessColumns } from './guess-columns.ts'

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

  it('looks for stars and for yes or no where each line names its platform', () => {
    const header = ['Date', 'Plattform', 'Rating', 'Recommendation']
    expect(guessColumns(header, 'google')).toEqual({ date: 0, platform: 1, rating: 2, recommendation: 3 })
  })
})

describe('findPlatform', () => {
  it.each([
    ['google', 'google'],
    ['Google Business Profile', 'google'],
    [' GOOGLE Maps', 'google'],
    ['Trip Advisor', 'tripadvisor'],
    ['TripAdvisor', 'tripadvisor'],
    ['https://www.yelp.com', 'yelp'],
    ['yelp.de', 'yelp'],
    ['Facebook', 'facebook'],
    ['Booking', undefined],
    ['', undefined],
  ])('knows %s', (written, platform) => {
    expect(findPlatform(written)).toBe(platform)
  })
})
