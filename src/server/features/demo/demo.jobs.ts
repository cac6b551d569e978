import { z } from 'zod'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'

/** Puts the demo's business on the sandbox's platforms and asks for its connections. */
export const furnishDemo = defineJob({ name: 'demo.furnish', payload: z.object({}) })

const demoListing = z.object({ platform: z.enum(PLATFORMS), listingId: z.string(), locationId: z.uuid() })
export type DemoListing = z.output<typeof demoListing>

/** One connection a job: each is short, and one that fails is tried again alone. */
export const connectDemoListing = defineJob({ name: 'demo.connect-listing', payload: demoListing })

/** What it pays for, and has since it came. */
export const bookDemoPlan = defineJob({ name: 'demo.book-plan', payload: z.object({}) })

/** What stands on its tables, and who came by it. */
export const openDemoPagesJob = defineJob({ name: 'demo.open-pages', payload: z.object({}) })

/** What it has written to its guests; waits, so many turns at most, until that has gone out. */
export const runDemoCampaigns = defineJob({
  name: 'demo.run-campaigns',
  payload: z.object({ turn: z.int().min(0) }),
})
export type CampaignsTurn = z.output<typeof runDemoCampaigns.payload>

/** What has happened inside the workspace; waits, so many turns at most, until its connections have fetched. */
export const tellDemoStory = defineJob({
  name: 'demo.tell-story',
  payload: z.object({ connections: z.int().min(0), turn: z.int().min(0) }),
})
export type StoryTurn = z.output<typeof tellDemoStory.payload>
