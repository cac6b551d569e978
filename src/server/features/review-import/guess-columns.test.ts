import { describe, expect, it } from 'vitest'
import type { Platform } from '#shared/domain/platforms.ts'
import { findPlatform, guessColumns } from './guess-columns.ts'

const guess = (header: string[], platform: Platform, rows: string[][] = []) => guessColumns({ header, rows, platform })

describe('guessColumns', () => {
  it.each([
    ['English', ['Date', 'Reviewer', 'Stars', 'Title', 'Review']],
    ['Spanish', ['Fecha', 'Autor', 'Puntuación', 'Título', 'Reseña']],
    ['French', ['Date de l’avis', 'Auteur', 'Note', 'Titre', 'Commentaire']],
    ['German', ['Datum', 'Verfasser', 'Sterne', 'Überschrift', 'Bewertungstext']],
    ['a machine’s', ['createTime', 'reviewer_display_name', 'starRating', 'reviewTitle', 'comment']],
  ])('knows a header in %s words', async (_language, header) => {
    expect(await guess(header, 'google')).toEqual({ date: 0, author: 1, rating: 2, title: 3, content: 4 })
  })

  it('takes no column for two things, and none it does not know', async () => {
    expect(await guess(['Shop', 'Name', 'name', 'Date'], 'google')).toEqual({ author: 1, date: 3 })
  })

  it('looks for yes or no where people give no stars', async () => {
    expect(await guess(['Date', 'Rating', 'Recommendation'], 'facebook')).toEqual({ date: 0, recommendation: 2 })
    expect(await guess(['Date', 'Rating', 'Recommendation'], 'google')).toEqual({ date: 0, rating: 1 })
  })

  it('looks for stars and for yes or no where each line names its platform', async () => {
    const header = ['Date', 'Plattform', 'Rating', 'Recommendation']
    const rows = [
      ['2026-01-01', 'Google', '4', ''],
      ['2026-01-02', 'facebook.com', '', 'yes'],
      ['2026-01-03', ''],
    ]
    expect(await guess(header, 'google', rows)).toEqual({ date: 0, platform: 1, rating: 2, recommendation: 3 })
  })

  it('takes a column for the platform only where most of its lines name one', async () => {
    const [header, date] = [['Date', 'Site', 'Rating', 'Portal'], '2026-01-01']
    const branches = [
      [date, 'Downtown', '4', 'Yelp'],
      [date, 'Airport', '5', 'Google'],
      [date, 'Google', '5', 'Nobody'],
    ]
    expect(await guess(header, 'google', branches)).toMatchObject({ date: 0, platform: 3, rating: 2 })
    expect(await guess(header.slice(0, 3), 'google', branches)).toEqual({ date: 0, rating: 2 })
    expect(await guess(header, 'google', [])).toEqual({ date: 0, rating: 2 })
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
    ['tripadvisor.co.uk', 'tripadvisor'],
    ['https://www.tripadvisor.com.au/Restaurant_Review-g1', 'tripadvisor'],
    ['maps.google.com', 'google'],
    ['m.facebook.com', 'facebook'],
    ['FaceBook', 'facebook'],
    ['fb.com', 'facebook'],
    ['Facebook', 'facebook'],
    ['Booking', undefined],
    ['booking.com', undefined],
    ['Downtown', undefined],
    ['', undefined],
    ['.com', undefined],
    [`${'a.'.repeat(100_000)}!`, undefined],
  ])('knows %.40s', (written, platform) => {
    expect(findPlatform(written)).toBe(platform)
  })
})
