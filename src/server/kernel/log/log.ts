import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Names under which secrets travel; their values never reach a log line. */
const SECRET_FIELDS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'secret',
  'apikey',
  'code_verifier',
  'private_key',
]

/** Lines leave together: a write for each costs a short request a seventh of its time. What is left leaves with the process. */
export const writeLogTo = (dest: number | string): DestinationStream =>
  pino.destination({ dest, sync: false, minLength: 15_000, periodicFlush: 100 })

export function createLog(level: string, destination: DestinationStream = writeLogTo(1)): Log {
  const options = {
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
    serializers: { err: describeError },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return pino(options, destination)
}

/** Only what helps to find the fault. Errors of libraries drag whole connections along, credentials included. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) }
}
