import { createHash, randomBytes } from 'node:crypto'

export const hashState = (state: string) => createHash('sha256').update(state).digest('hex')

/** What goes along to a vendor and has to come back, and the proof that it was us who sent it (RFC 7636). */
export function makeAuthorizationState() {
  const state = randomBytes(24).toString('base64url')
  const codeVerifier = randomBytes(48).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  return { state, stateHash: hashState(state), codeVerifier, codeChallenge }
}
