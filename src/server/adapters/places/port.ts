import type { ReadPlatform } from '#shared/domain/competitor-figures.ts'

export interface Place {
  id: string
  name: string
  address: string
}

export interface PlaceFigures {
  rating: number | null
  reviewCount: number
}

/** By which ids a business is known. */
export interface PlaceIds {
  googlePlaceId: string | null
  yelpId: string | null
}

/** Businesses that are not the customer's own, as a platform's official interface shows them to anybody with a key. */
export interface PlaceReader {
  platform: ReadPlatform
  isSandbox: boolean
  idIn: (ids: PlaceIds) => string | null
  /** Some that bear the name, near the place where one is named. */
  find(asked: { name: string; place: string }): Promise<Place[]>
  read(id: string): Promise<PlaceFigures>
  /** Where people see it. */
  pageOf: (id: string) => string
}
