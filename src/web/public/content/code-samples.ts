import { PUBLIC_URL } from '../server-tokens.ts'
import { KEY_GAP } from '../reference/read-api.ts'

const authorization = `-H 'Authorization: Bearer ${KEY_GAP}'`

/** The same in every language. */
export const CODE = {
  firstCall: `curl '${PUBLIC_URL}/api/v1/reviews?limit=5' \\
  ${authorization}`,
  nextPage: `curl '${PUBLIC_URL}/api/v1/reviews?limit=100&cursor=CURSOR' \\
  ${authorization}`,
  polling: `curl -i '${PUBLIC_URL}/api/v1/reviews?limit=25' \\
  ${authorization} \\
  -H 'If-None-Match: "ETAG"'`,
  visit: `curl -X POST '${PUBLIC_URL}/api/v1/visits' \\
  ${authorization} \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: booking-4711' \\
  -d '{ "who": { "kind": "person", "name": "Ann Lee", "email": "ann@example.com" } }'`,
  signedVisit: `body='{ "guest": { "name": "Ann Lee", "email": "ann@example.com" } }'
signature=$(printf %s "$body" | openssl dgst -sha256 -hmac "$SECRET" | sed 's/.* //')
curl -X POST "$ADDRESS" \\
  -H 'Content-Type: application/json' \\
  -H "goodword-signature: sha256=$signature" \\
  -d "$body"`,
  problem: `{
  "type": "urn:goodword:problem:invalid-input",
  "title": "…",
  "status": 400,
  "code": "invalid-input",
  "detail": "…",
  "requestId": "…",
  "errors": [{ "field": "limit", "code": "…", "message": "…" }]
}`,
  verify: `import { Webhook } from 'standardwebhooks'

// The body as it came, before anything reads it as JSON.
const event = new Webhook(secret).verify(body, headers)`,
}
