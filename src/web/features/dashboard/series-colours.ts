import type { Platform } from '#shared/domain/platforms.ts'

export const SERIES_FILL: Record<Platform, string> = {
  google: 'fill-series-1',
  facebook: 'fill-series-2',
  tripadvisor: 'fill-series-3',
  yelp: 'fill-series-4',
}

export const SERIES_SWATCH: Record<Platform, string> = {
  google: 'bg-series-1',
  facebook: 'bg-series-2',
  tripadvisor: 'bg-series-3',
  yelp: 'bg-series-4',
}
