import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'

/** What went wrong, out of the sentence that says that something did: the screen says the rest in its own language. */
export function findPlatformFault(problem: string | null, platform: Platform): string {
  const lead = `failed to post to ${PLATFORM_NAMES[platform]}: `
  const at = problem?.indexOf(lead) ?? -1
  return problem === null || at < 0 ? (problem ?? '') : problem.slice(at + lead.length)
}
