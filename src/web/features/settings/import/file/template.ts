import { hasStars, isPlatform } from '#shared/domain/platforms.ts'

const ROWS = {
  stars: [
    'Date,Author,Rating,Title,Text,Link,Language,Review ID',
    '2025-12-31,Ann Example,5,A lovely evening,"Friendly people, good food.",https://example.com/review/1,en,1',
  ],
  recommendation: [
    'Date,Author,Recommendation,Title,Text,Link,Language,Review ID',
    '2025-12-31,Ann Example,yes,,"Friendly people, good food.",https://example.com/review/1,en,1',
  ],
} as const

/** A file to fill in, with one line that shows how. With its mark, so that spreadsheets know the encoding. */
export function templateUrl(platform: string): string {
  const rows = isPlatform(platform) && !hasStars(platform) ? ROWS.recommendation : ROWS.stars
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${rows.join('\r\n')}\r\n`)}`
}
