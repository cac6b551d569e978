import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { type ReviewFilter, reviewFilterSchema } from '#shared/contracts/reviews.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

export interface ReviewsAddress {
  filter: ReviewFilter
  /** The review whose sheet is open. */
  reviewId: string | undefined
  /** The one being answered, over the list. */
  answerId: string | undefined
}

export function readReviewsAddress({ review, answer, ...search }: SearchOf<'/reviews'>): ReviewsAddress {
  return { filter: reviewFilterSchema.parse(search), reviewId: review, answerId: answer }
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** The filter as an address holds it: without what is not set, and without the order that goes without saying. */
export function writeReviewsAddress({ filter, reviewId, answerId }: ReviewsAddress): SearchOf<'/reviews'> {
  const set = Object.entries(filter).filter(([name, value]) => isSet(value) && !(name === 'sort' && value === 'newest'))
  return {
    ...Object.fromEntries(set),
    ...(reviewId !== undefined && { review: reviewId }),
    ...(answerId !== undefined && { answer: answerId }),
  }
}

/** Whether anything narrows the list; its order does not. */
export function isFiltering(filter: ReviewFilter): boolean {
  return Object.entries(filter).some(([name, value]) => name !== 'sort' && isSet(value))
}

/** The same for every filter that means the same. */
export function keyOfFilter(filter: ReviewFilter): string {
  const written = writeReviewsAddress({ filter, reviewId: undefined, answerId: undefined })
  const sorted = Object.entries(written).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(String).toSorted((one, other) => one.localeCompare(other)) : value,
  ])
  return JSON.stringify(sorted.toSorted(([one], [other]) => String(one).localeCompare(String(other))))
}

export type FilterChange = { [Name in keyof ReviewFilter]?: ReviewFilter[Name] | undefined }

/** Filter and open review live in the address alone, so that both can be sent to a colleague. */
export function useReviewsAddress() {
  const address = readReviewsAddress(useSearch({ from: '/shell/reviews' }))
  const navigate = useNavigate()
  const goTo = (next: ReviewsAddress, isReplacing: boolean) =>
    void navigate({ to: paths.reviews, search: writeReviewsAddress(next), replace: isReplacing, resetScroll: false })

  const answerWindow = useAddressedWindow(address.answerId !== undefined, () =>
    goTo({ ...address, answerId: undefined }, true),
  )

  return {
    ...address,
    openAnswer: (answerId: string) => answerWindow.open(() => goTo({ ...address, answerId }, false)),
    closeAnswer: answerWindow.close,
    changeFilter: (change: FilterChange) =>
      goTo(
        { ...address, filter: reviewFilterSchema.parse({ ...address.filter, ...change }) },
        isTypingOn(address.filter, change),
      ),
    replaceFilter: (filter: ReviewFilter) => goTo({ ...address, filter }, false),
    clearFilter: () => goTo({ ...address, filter: { sort: address.filter.sort } }, false),
    /** Opening can be undone by going back; leafing from one to the next cannot. */
    openReview: (reviewId: string | undefined) =>
      goTo({ ...address, reviewId }, address.reviewId !== undefined && reviewId !== undefined),
  }
}

/**
 * A window that is in the address: Back closes it. Closing it goes back too where it was opened here, so that nobody has
 * to go back twice; somebody who came by its address stays.
 */
export function useAddressedWindow(isOpen: boolean, leave: () => void) {
  const { history } = useRouter()
  const isOpenedHere = useRef(false)
  useEffect(() => {
    if (!isOpen) isOpenedHere.current = false
  }, [isOpen])
  return {
    open: (enter: () => void) => {
      enter()
      isOpenedHere.current = true
    },
    close: () => {
      if (isOpenedHere.current) history.back()
      else if (isOpen) leave()
    },
  }
}

export type ReviewsAddressControl = ReturnType<typeof useReviewsAddress>
