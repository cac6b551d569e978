import type { Database } from '#server/database/connect.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { mountMailbox } from './mailbox/mailbox.routes.ts'
import { SANDBOX_STYLES } from './sandbox-styles.ts'

/** The outside world in a box. Mounted only when the configuration asks for it. */
export function mountSandbox(app: HttpApp, db: Database): void {
  app.get('/sandbox/sandbox.css', (context) => context.body(SANDBOX_STYLES, 200, { 'content-type': 'text/css' }))
  mountMailbox(app, db)
}
