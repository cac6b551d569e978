import type { Foundations } from '#server/kernel/foundations.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { createDemoBusiness, type DemoBusinessOptions } from './demo-business.ts'
import { createDemoCampaigns, type DemoCampaignsOptions } from './demo-campaigns.ts'
import type { DemoAccounts } from './demo-people.ts'
import { openDemoPages } from './demo-pages.ts'
import {
  bookDemoPlan,
  connectDemoListing,
  furnishDemo,
  openDemoPagesJob,
  runDemoCampaigns,
  tellDemoStory,
} from './demo.jobs.ts'
import { createDemoStory, type StorySurroundings } from './demo-story.ts'

interface DemoPorts
  extends
    Pick<DemoBusinessOptions, 'integrations' | 'book'>,
    Pick<DemoCampaignsOptions, 'campaigns' | 'providers' | 'mailAccount' | 'isSandbox'> {
  accounts: DemoAccounts
  surroundings: DemoBusinessOptions['surroundings'] & StorySurroundings
}

/** A business to try the product on, on those platforms that the sandbox stands in for. */
export function makeDemo(
  { transactions, publicUrl }: Foundations,
  { integrations, accounts, surroundings, book, ...marketing }: DemoPorts,
) {
  const business = createDemoBusiness({ transactions, integrations, surroundings, book })
  const story = createDemoStory({ transactions, accounts, surroundings })
  const campaigns = createDemoCampaigns({ transactions, publicUrl, ...marketing })
  return {
    request: business.request,
    jobs: [
      handleJob(furnishDemo, () => business.furnish()),
      handleJob(connectDemoListing, (listing) => business.connect(listing)),
      handleJob(bookDemoPlan, () => business.bookPlan()),
      handleJob(openDemoPagesJob, () => openDemoPages(transactions, publicUrl())),
      handleJob(runDemoCampaigns, (turn) => campaigns.run(turn)),
      handleJob(tellDemoStory, (turn) => story.tell(turn)),
    ],
  }
}
