import { readFileSync, rmSync } from 'node:fs'

/** A check that has no counts of its own is one test. */
export function countAsOne(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** What vitest reports, plus the files that could not even be loaded and so hold no failed test. */
export function countVitest(reportFile, code) {
  return countReport(reportFile, code, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }))
}

export function countPlaywright(reportFile, code) {
  return countReport(reportFile, code, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    slowest: listJourneys(suites)
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 10),
  }))
}

function listJourneys(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...specs.map(({ file, line, title, tests }) => ({
      title: `${file}:${line} ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
    ...listJourneys(inner),
  ])
}

/** A run that failed without a failed test, or ended before its report, failed nonetheless. */
function countReport(reportFile, code, count) {
  try {
    const { passed, failed, slowest = [] } = count(JSON.parse(readFileSync(reportFile, 'utf8')))
    return { passed, slowest, failed: code !== 0 ? Math.max(1, failed) : failed }
  } catch {
    return { passed: 0, failed: 1, slowest: [] }
  } finally {
    rmSync(reportFile, { force: true })
  }
}
