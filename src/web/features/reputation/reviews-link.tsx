import type { ReactNode } from 'react'
import { linkTo, type SearchOf } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { useFigureWords } from './use-figure-words.ts'

/** What was looked at: the days that were counted, the place and the platform. */
export interface Counted extends Pick<ReputationFilter, 'location' | 'platform'> {
  days: { from: string; to: string } | null
}

/** The very reviews that were counted, as the screen of reviews reads its address. */
export function reviewsCounted({ days, location, platform }: Counted): SearchOf<'/reviews'> {
  return {
    ...(days && { from: days.from, to: days.to }),
    ...(location !== undefined && { location: [location] }),
    ...(platform !== undefined && { platform: [platform] }),
  }
}

interface ReviewsLinkProps {
  counted: Counted
  search?: SearchOf<'/reviews'>
  children: ReactNode
}

interface ReviewCountProps extends Omit<ReviewsLinkProps, 'children'> {
  count: number
  /** Else the number alone. */
  children?: ReactNode
}

/** What leads to as many reviews as it says; none lead nowhere. */
export function ReviewCount({ count, children, ...link }: ReviewCountProps) {
  const words = useFigureWords()
  const said = children ?? words.count(count)
  return count === 0 ? said : <ReviewsLink {...link}>{said}</ReviewsLink>
}

/** To what was counted, for whoever may see it. */
export function ReviewsLink({ counted, search = {}, children }: ReviewsLinkProps) {
  if (!can(useMe(), 'reviews.view')) return children
  return (
    <ProductLink href={linkTo(paths.reviews, { ...reviewsCounted(counted), ...search })} className={TEXT_LINK_CLASSES}>
      {children}
    </ProductLink>
  )
}
