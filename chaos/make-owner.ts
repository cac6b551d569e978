import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'

/** Somebody with a business of their own, in the database that the processes to come start on. */
export async function makeOwner(environment: Record<string, string>): Promise<TestMember> {
  const app = await startStandAloneApp(environment)
  try {
    return await app.make.member()
  } finally {
    await app.stop()
  }
}
