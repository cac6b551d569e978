import { Binoculars, MapPin, ThumbsUp, Utensils } from 'lucide-react'
import type { Platform } from '#shared/domain/platforms.ts'

const SHAPES = { google: MapPin, facebook: ThumbsUp, tripadvisor: Binoculars, yelp: Utensils } satisfies Record<
  Platform,
  unknown
>

/** Our own sign for a platform. Decorative, so the platform's name must stand beside it. */
export function PlatformMark({ platform }: { platform: Platform }) {
  const Shape = SHAPES[platform]
  return (
    <span aria-hidden className="flex size-9 shrink-0 items-center justify-center rounded-control bg-inset text-accent">
      <Shape className="size-5" />
    </span>
  )
}
