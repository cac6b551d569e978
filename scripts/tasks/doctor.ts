// Looks at what this installation stands on and says what to do: settings, storage, database, clock, DNS, mail. Usage: npm run doctor
// Ends with 1 where something does not work. It changes nothing, and may run beside the product.
import { examineInstallation, type Finding } from '#server/product/doctor.ts'

const SIGNS: Record<Finding['state'], string> = { fine: 'fine ', note: 'NOTE ', fault: 'FAULT' }

const findings = await examineInstallation(process.env)
for (const { check, state, words, todo } of findings) {
  console.log(`${SIGNS[state]}  ${check.padEnd(14)}  ${words}`)
  if (todo !== undefined) console.log(`${' '.repeat(23)}${todo}`)
}
const faults = findings.filter(({ state }) => state === 'fault').length
console.log(
  faults === 0
    ? '\nEverything it needs is there.'
    : `\n${faults} ${faults === 1 ? 'thing has' : 'things have'} to be mended.`,
)
process.exitCode = faults === 0 ? 0 : 1
