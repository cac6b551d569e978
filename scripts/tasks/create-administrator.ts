// Makes somebody an administrator, with a link by which they choose a password. Usage: npm run admin:create -- you@example.com [support | operator | owner]
// Without a role: owner. It may run beside the product; what it does stands in the audit.
import { ADMIN_ROLES } from '#shared/domain/admin-roles.ts'
import { createAdministrator, NotCreated } from '#server/product/create-administrator.ts'

const [email = '', role = 'owner'] = process.argv.slice(2)
const known = ADMIN_ROLES.find((each) => each === role)
try {
  if (!email) throw new NotCreated('Say whose address it is: npm run admin:create -- you@example.com')
  if (!known) throw new NotCreated(`There is no role ${role}. There are ${ADMIN_ROLES.join(', ')}.`)
  for (const line of await createAdministrator(process.env, { email, role: known })) console.log(line)
} catch (error) {
  if (!(error instanceof NotCreated)) throw error
  console.error(error.message)
  process.exitCode = 1
}
