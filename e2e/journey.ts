import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Locator, type Page, type WorkerFixture } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { type Installation, startInstallation } from './installation.ts'

export const OWNER = { email: 'demo@goodword.test', password: 'goodword-demo' }
export const ADMIN = { email: 'admin@goodword.test', password: 'goodword-admin' }

interface Installations {
  installation: Installation
  /** Where a new address must be confirmed before one may sign in. */
  confirmingInstallation: Installation
  /** Where the assistant is a provider's model: the sandbox's. */
  assistedInstallation: Installation
}

type WorkerInstallation = WorkerFixture<Installation, { browserName: string }>
interface WorkerScope {
  scope: 'worker'
  timeout: number
}

/** Started when the first journey asks for it, and kept for the others of the same worker. */
function keepInstallation(settings: Record<string, string> = {}): [WorkerInstallation, WorkerScope] {
  // Playwright takes no first parameter that is not a pattern.
  const keep: WorkerInstallation = async ({ browserName: _any }, provide) => {
    const installation = await startInstallation(settings)
    await provide(installation)
    await installation.stop()
  }
  return [keep, { scope: 'worker', timeout: 120_000 }]
}

/** Fails a journey on anything the browser complains of, a refused script or style included. */
export const test = base.extend<{ expectedComplaints: RegExp[] }, Installations>({
  installation: keepInstallation(),
  confirmingInstallation: keepInstallation({ AUTH_EMAIL_AUTOCONFIRM: 'off' }),
  assistedInstallation: keepInstallation({ AI_BASE_URL: 'sandbox' }),
  baseURL: ({ installation }, provide) => provide(installation.url),
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, provide) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await provide(page)
    expect(complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint)))).toEqual(
      [],
    )
  },
})

export { expect }

/** A message goes by itself: on a busy machine it can be gone before the press that brings it has come back. */
export async function expectMeanwhile(
  message: Locator,
  act: () => Promise<unknown>,
  options?: { timeout: number },
): Promise<void> {
  await expect(message).toHaveCount(0)
  await Promise.all([expect(message).toBeVisible(options), act()])
}

/** What lies over the page. A toast bears the same role, but comes and goes as it likes. */
export function openDialog(page: Page): Locator {
  return page.locator('[role=dialog]:not([aria-modal=false])')
}

export async function signIn(page: Page, person: { email: string; password: string }, door = '/login'): Promise<void> {
  await page.goto(door)
  await fillSignIn(page, person)
}

export async function fillSignIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Half of axe's time goes into describing what is in order, and nearly all of its rules know no colours. Our frames run no script. */
const AXE_OPTIONS: Record<'light' | 'dark', RunOptions> = {
  light: { resultTypes: ['violations'], iframes: false },
  dark: { resultTypes: ['violations'], iframes: false, runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** Once a page: to bring it takes longer than to look. */
const BRING_AXE = `if (!window.axe) {${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}}`

/** axe finds nothing, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Behind another tab nothing is drawn, and colours stay on their way.
  await page.bringToFront()
  // By element: behind an open dialog it has no role.
  await expect(page.locator('h1').first()).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    // A message may begin to come or go while axe looks: what is wrong is still wrong at the third look.
    let findings = await findViolations(page, theme)
    for (let look = 1; look < 3 && findings.length > 0; look += 1) findings = await findViolations(page, theme)
    expect(findings, `in the ${theme} theme at ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

async function findViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await settleColours(page)
  await page.evaluate(BRING_AXE)
  const look = `axe.run(document, ${JSON.stringify(AXE_OPTIONS[theme])})`
  const { violations } = await page.evaluate<AxeResults>(look)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** A colour on its way to another has the contrast of neither. What turns for ever, or for long, is not waited for. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(`Promise.race([
    new Promise((resolve) => setTimeout(resolve, 1000)),
    Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished)),
  ]).then(() => null)`)
}

/** Nothing sticks out sideways, once what a script lays out has followed the width. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const measureOverflow = () => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  await expect.poll(measureOverflow, { message: `at ${page.url()}` }).toBeLessThanOrEqual(0)
}
