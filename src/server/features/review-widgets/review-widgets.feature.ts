import * as contract from '#shared/contracts/review-widgets.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { getVisitorUrl } from '#server/features/custom-domains/custom-domains.service.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { keepWidgets } from './keep-widgets.ts'
import { ShownWidgets, widgetPages } from './widget.routes.ts'

/** What a business shows of its reviews on other websites. */
export function makeReviewWidgets(base: Foundations) {
  const route = implementIn(base.transactions)
  const widgets = keepWidgets((tx) => getVisitorUrl(tx, base))
  const kept = new ShownWidgets()
  /** What was looked up before is shown no more. */
  const afresh =
    <Input, Output>(work: (tx: CustomerTx, actor: Actor, input: Input) => Promise<Output>) =>
    async (tx: CustomerTx, actor: Actor, input: Input) => {
      const done = await work(tx, actor, input)
      kept.clear()
      return done
    }
  return {
    routes: [
      route(contract.listReviewWidgets, widgets.list),
      // An address with a word in the place of an id comes before the one with the id.
      route(contract.listShowableReviews, widgets.listReviews),
      route(contract.addReviewWidget, widgets.add),
      route(contract.changeReviewWidget, afresh(widgets.change)),
      route(contract.removeReviewWidget, afresh(widgets.remove)),
    ],
    mounts: [widgetPages(base, kept)],
  }
}
