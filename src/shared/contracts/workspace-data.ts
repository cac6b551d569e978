import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** For so long a file with everything can be fetched. */
export const EXPORT_DAYS = 7
/** For so long an owner can come back to what they closed. */
export const CLOSING_DAYS = 30

const workspaceDataSchema = z
  .object({
    /** The latest that can be fetched, or is being made. */
    export: z
      .object({
        id: z.uuid(),
        state: z.enum(['working', 'ready']),
        /** From 0 to 1. */
        progress: z.number(),
        expiresAt: z.iso.datetime(),
      })
      .nullable(),
    /** Nobody changes anything any more, and then it is erased. */
    closing: z.object({ closedAt: z.iso.datetime(), eraseAt: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'WorkspaceData' })
export type WorkspaceData = z.infer<typeof workspaceDataSchema>

export const getWorkspaceData = defineEndpoint({
  method: 'GET',
  path: '/api/v1/workspace-data',
  summary: 'Whether a file with everything is there to be fetched, and whether the workspace is closed',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToClosed: true,
  input: z.object({}),
  output: workspaceDataSchema,
})

export const startDataExport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/workspace-data/exports',
  summary:
    'Have everything put into one archive of CSV and JSON; with a fresh proof. Of one that is being made, it answers that',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  isOpenToClosed: true,
  input: z.object({}),
  output: workspaceDataSchema,
  ratePerMinute: 5,
})

export const getDataExport = defineEndpoint({
  method: 'GET',
  path: '/api/v1/workspace-data/exports/:exportId/file',
  summary: 'The archive with everything',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToClosed: true,
  input: z.object({ exportId: z.uuid() }),
  output: z.string(),
  mediaType: 'application/zip',
  errors: ['not-found'],
})

export const closeWorkspaceInput = z.object({
  /** As the business is called, so that nobody closes the wrong one. */
  companyName: z.string().trim().min(1, 'required').max(200, 'tooLong'),
})

export const closeWorkspace = defineEndpoint({
  method: 'POST',
  path: '/api/v1/workspace-data/close',
  summary: 'Close the workspace, for its owner with a fresh proof: it can be read for 30 days, and is then erased',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: closeWorkspaceInput,
  output: workspaceDataSchema,
  errors: ['conflict'],
})

export const reopenWorkspace = defineEndpoint({
  method: 'POST',
  path: '/api/v1/workspace-data/reopen',
  summary: 'Come back to a workspace that was closed; it goes on as it was',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object({}),
  output: workspaceDataSchema,
  errors: ['conflict'],
})
