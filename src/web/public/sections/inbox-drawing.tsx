import { Star } from 'lucide-react'
import type { LandingContent } from '#web/public/content/en/product.ts'

type DrawingTexts = LandingContent['illustration']

const RATINGS = [3, 5, 2] as const

/** The inbox as a drawing: nothing in it can be used, so assistive technology gets the caption alone. */
export function InboxDrawing({ texts }: { texts: DrawingTexts }) {
  return (
    <figure>
      <div aria-hidden="true" className="select-none">
        <div className="overflow-hidden rounded-card border border-line bg-card shadow-float">
          <div className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-4">
            <span className="font-semibold">{texts.inbox}</span>
            <span className="text-sm text-ink-muted">{texts.waiting}</span>
          </div>
          {texts.reviews.map((review, index) => (
            <DrawnReview key={review.author} review={review} rating={RATINGS[index] ?? 5} isOpen={index === 0} />
          ))}
        </div>
        <DrawnReply texts={texts.reply} />
      </div>
      <figcaption className="mt-4 text-sm text-ink-muted">{texts.caption}</figcaption>
    </figure>
  )
}

interface DrawnReviewProps {
  review: DrawingTexts['reviews'][number]
  rating: number
  isOpen: boolean
}

function DrawnReview({ review, rating, isOpen }: DrawnReviewProps) {
  return (
    <div className={`border-b border-line px-5 py-3.5 last:border-b-0 last:pb-11 ${isOpen ? 'bg-accent-soft' : ''}`}>
      <div className="flex items-center gap-3 text-sm">
        <DrawnStars rating={rating} />
        <span className="font-medium">{review.author}</span>
        <span className="truncate text-ink-muted">{review.platform}</span>
        <span className="ml-auto shrink-0 text-ink-muted">{review.age}</span>
      </div>
      <p className="mt-1 truncate text-base text-ink-muted">{review.text}</p>
    </div>
  )
}

function DrawnStars({ rating }: { rating: number }) {
  const tone = rating >= 4 ? 'text-good' : rating === 3 ? 'text-warn' : 'text-bad'
  return (
    <span className={`flex shrink-0 gap-0.5 ${tone}`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} className={`size-3.5 ${place <= rating ? 'fill-current' : 'text-line-strong opacity-50'}`} />
      ))}
    </span>
  )
}

function DrawnReply({ texts }: { texts: DrawingTexts['reply'] }) {
  return (
    <div className="relative -mt-7 ml-6 rounded-card border border-line bg-card p-5 shadow-float sm:-mr-6 sm:ml-20 lg:-mr-4 xl:-mr-10">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="font-semibold">{texts.heading}</span>
        <span className="rounded-full bg-info-soft px-2 py-0.5 text-xs font-medium text-info">{texts.label}</span>
      </div>
      <p className="mt-3 text-base leading-relaxed">{texts.text}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2 text-sm font-medium">
        <span className="rounded-control border border-line-strong px-3 py-1.5">{texts.schedule}</span>
        <span className="rounded-control bg-accent px-3 py-1.5 text-accent-ink">{texts.submit}</span>
      </div>
    </div>
  )
}
