/** Rules on what may stand in which file. Each says why the line is refused, or nothing. */
export interface ContentRule {
  name: string
  /** Files the rule speaks of. */
  applies: (file: string) => boolean
  pattern: RegExp
}

const isServer = (file: string) => /^src\/(server|sandbox)\//.test(file)
const isVendorPlace = (file: string) =>
  /^src\/(server\/(adapters|assistant)|sandbox|server\/kernel\/config|server\/product)\//.test(file) ||
  file.startsWith('src/web/public/content/')

export const CONTENT_RULES: readonly ContentRule[] = [
  {
    name: 'only repositories and database/ write SQL',
    applies: (file) =>
      isServer(file) &&
      !file.endsWith('.repository.ts') &&
      !file.startsWith('src/server/database/') &&
      !file.startsWith('src/server/kernel/jobs/'),
    pattern: /\bsql`|\bsql<|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
  },
  {
    name: 'only routes, auth/http, kernel/http and the sandbox know HTTP',
    applies: (file) =>
      /^src\/server\/(features|auth)\//.test(file) &&
      !file.endsWith('.routes.ts') &&
      !file.startsWith('src/server/auth/http/'),
    pattern: /from '(hono|@hono\/[^']+|node:http)'|kernel\/http\/(mount-endpoints|problem|http-)/,
  },
  {
    name: 'only kernel/config and main read the environment',
    applies: (file) =>
      file.startsWith('src/') &&
      file !== 'src/server/main.ts' &&
      !file.startsWith('src/server/kernel/config/') &&
      !file.startsWith('src/server/database/embedded/'),
    pattern: /process\.env\b/,
  },
  {
    name: 'no vendor is named outside adapters, the assistant, the sandbox, the configuration and the wiring',
    applies: (file) => isServer(file) && !isVendorPlace(file),
    pattern: /\b(sendgrid|mailgun|mailchimp|twilio|messagebird|stripe|openai|tripadvisor|yelp)\b/i,
  },
  {
    name: 'features refuse by a reason that every language has; only our own failures go by their code alone',
    applies: (file) => /^src\/server\/(features|auth|product)\//.test(file),
    pattern: /new AppError\((?!\s*'(unavailable|timed-out|internal-error)')/,
  },
  {
    // Line by line, as the formatter lays it out: a spread deeper down, in a schema, is read well.
    name: 'an endpoint writes out each of its own properties: what is spread into it the build of the browser could not leave out',
    applies: (file) => file.startsWith('src/shared/contracts/'),
    pattern: /\bdefineEndpoint\((?:(?!\{)|\{\s*\.\.\.|\{\n(?:(?!\}\)).*\n)*? {2}\.\.\.)/,
  },
  {
    name: 'no default exports',
    applies: (file) => file.startsWith('src/') && file !== 'src/testing/global-setup.ts',
    pattern: /^export default\b/m,
  },
]

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|types|constants|misc|common)\.tsx?$/

/** File names that say nothing; folders that outgrew themselves. */
export function judgeNames(files: readonly string[]): string[] {
  const vague = files.filter(
    (file) => FORBIDDEN_NAMES.test(file) && !file.includes('/content/') && !file.includes('/i18n/'),
  )
  return [...vague.map((file) => `${file} is named for nothing`), ...tooMany(files, 'src/shared/lib/', 10)]
}

function tooMany(files: readonly string[], folder: string, limit: number): string[] {
  const count = files.filter((file) => file.startsWith(folder)).length
  return count > limit ? [`${folder} holds ${count} files; ${limit} is the limit`] : []
}
