import { changeReviewView, listReviewViews, removeReviewView, saveReviewView } from '#shared/contracts/review-views.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ReviewViewsService } from './review-views.service.ts'

export const reviewViewsRoutes = (views: ReviewViewsService) => [
  implement(listReviewViews, ({ actor }) => views.list(actor)),
  implement(saveReviewView, ({ actor, input }) => views.save(actor, input)),
  implement(changeReviewView, ({ actor, input }) => views.change(actor, input)),
  implement(removeReviewView, ({ actor, input }) => views.remove(actor, input.viewId)),
]
