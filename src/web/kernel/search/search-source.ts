import type { ReactNode } from 'react'

export interface SearchHit {
  id: string
  label: string
  /** A second, quieter line. */
  detail?: string
  icon?: ReactNode
  /** Further words it is found by. */
  keywords?: readonly string[]
  open: () => void
}

/** Something the search can look through. A feature implements it and the shell asks all of them. */
export interface SearchSource {
  id: string
  label: string
  find(query: string, signal: AbortSignal): SearchHit[] | Promise<SearchHit[]>
}
