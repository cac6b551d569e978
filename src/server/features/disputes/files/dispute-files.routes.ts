import { addDisputeFile, getDisputeFile, removeDisputeFile } from '#shared/contracts/dispute-files.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { mountDownload } from '#server/kernel/http/mount-download.ts'
import type { EndpointServices } from '#server/kernel/http/mount-endpoints.ts'
import type { DisputeFiles } from './dispute-files.ts'

export const disputeFilesRoutes = (files: DisputeFiles) => [
  implement(addDisputeFile, ({ actor, input }) => files.add(actor, input)),
  implement(removeDisputeFile, ({ actor, input }) => files.remove(actor, input)),
]

export function mountDisputeFiles(app: HttpApp, files: DisputeFiles, services: EndpointServices): void {
  mountDownload(app, getDisputeFile, { services, read: ({ actor, input }) => files.read(actor, input) })
}
