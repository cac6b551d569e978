import { pino, type Logger } from 'pino'

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

export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
