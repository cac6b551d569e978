import type { AppContext } from './http-app.ts'

export function bearerToken(context: AppContext): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(context.env.incoming.headers.authorization ?? '')?.[1]
}
