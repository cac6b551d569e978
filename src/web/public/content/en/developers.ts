import type { ProsePage } from '../prose.ts'
import { CODE } from '../code-samples.ts'

export const developers = {
  meta: {
    title: 'Developers · Goodword',
    description: 'Read your reviews and add your guests from your own programs: keys, paging, errors and webhooks.',
  },
  title: 'For developers',
  lead: 'Everything your own programs need: read reviews, disputes, campaigns and figures, and tell Goodword who has visited you.',
  sections: {
    firstCall: {
      heading: 'Your first call',
      blocks: [
        'API access is part of the Enterprise plan. Create a key under Settings → Security and give it just what the program needs. You see the secret once; only a hash of it is kept. Keep it out of code, chats and emails.',
        { code: CODE.firstCall, label: 'curl' },
        'Put your whole key where the command shows how it begins and ends. Keys begin with `gw_live_`, or with `gw_test_` where platforms and providers are played by the sandbox. A key acts for one workspace and sees the locations it was given. Replies sent with a key always wait for a person.',
        '[All calls, with every field](/developers/reference)',
      ],
    },
    paging: {
      heading: 'Lists and pages',
      blocks: [
        'A list answers with `items` and `nextCursor`. Send that cursor with the same filters to get the next page; when it is `null`, you have everything. A page has 25 entries, or up to 100 if you ask with `limit`. A filter with several values is named several times: `rating=4&rating=5`.',
        { code: CODE.nextPage, label: 'curl' },
      ],
    },
    polling: {
      heading: 'Asking again',
      blocks: [
        'Answers carry an `ETag`. Send it back in `If-None-Match`: if nothing has changed you get 304 without a body. Better still, let a webhook tell you.',
        { code: CODE.polling, label: 'curl' },
      ],
    },
    changes: {
      heading: 'Changing something, once',
      blocks: [
        'Send an `Idempotency-Key` of your own with every change. If the answer got lost, send the same request again: it takes effect once, and you get the first answer. Keys are remembered for 7 days.',
        { code: CODE.visit, label: 'curl' },
        'This call tells Goodword that someone has visited you. Campaigns that ask after a visit take it from there.',
        'Can your system only post JSON? Settings → Security gives it an address of its own that takes its messages as visits. You say where each part stands, such as `guest.email`, and the system signs what it posts: the HMAC-SHA256 of the body, with the secret you were shown.',
        { code: CODE.signedVisit, label: 'sh' },
      ],
    },
    errors: {
      heading: 'When something is wrong',
      blocks: [
        'Errors are `application/problem+json` (RFC 9457). Rely on `code`, which does not change; `detail` is a sentence for people. Quote `requestId` if you write to us.',
        { code: CODE.problem, label: 'JSON' },
        {
          terms: [
            { term: '400', text: 'Something you sent cannot be used. `errors` names the fields.' },
            { term: '401', text: 'The key is wrong, has expired or was revoked.' },
            {
              term: '403',
              text: 'The key lacks a permission, comes from an address that is not allowed, or the plan has no API access.',
            },
            { term: '404', text: 'There is nothing at this address that the key may see.' },
            {
              term: '409, 422',
              text: 'It no longer fits what is there, or an Idempotency-Key was used for something else.',
            },
            { term: '429', text: 'Too many requests. Wait as long as `Retry-After` says.' },
            {
              term: '500, 503, 504',
              text: 'Our fault. Try again, waiting longer each time, with the same Idempotency-Key.',
            },
          ],
        },
      ],
    },
    limits: {
      heading: 'Limits',
      blocks: [
        'Every answer says in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` how many requests are left and in how many seconds the count starts anew. A request body may have 256 KB.',
      ],
    },
    webhooks: {
      heading: 'Webhooks',
      blocks: [
        'Under Settings → Security you can have events sent to an address of yours: new and changed reviews, replies that went live or were rejected, disputes, finished campaigns, unsubscribes and answered surveys. They are signed as [Standard Webhooks](https://www.standardwebhooks.com) describes, in the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
        { code: CODE.verify, label: 'JavaScript' },
        'Check the signature before you trust an event, and answer with any 2xx status within a few seconds. If you do not, it is sent again for two days, each time with the same `webhook-id`, so keep the ids you have seen. After five days in which nothing was taken, the webhook is switched off and you get an email; a 410 switches it off at once. Events carry a running number: they can overtake each other on the way. Their fields are listed as `WebhookEvent` in [the reference](/developers/reference).',
      ],
    },
    stability: {
      heading: 'What stays as it is',
      blocks: [
        'Within `/api/v1`, fields and values you rely on stay. New fields, new calls and new values can come at any time, so let your program ignore what it does not know.',
      ],
    },
  },
} satisfies ProsePage<string>

export type DevelopersContent = ProsePage<keyof typeof developers.sections>

export const reference = {
  meta: {
    title: 'API reference · Goodword',
    description: 'Every call that is open to API keys, with its fields, answers and errors, to copy and to try.',
  },
  title: 'API reference',
  lead: 'Every call that is open to API keys. Copy it as a curl command, or try it right here.',
  guides:
    'New here? Start with [the guides](/developers). Tools read the same from [openapi.json](/api/v1/openapi.json), where these calls are marked `apiKey`.',
  objects: 'Objects',
  needs: 'Needs the permission',
  inPath: 'In the path',
  inQuery: 'In the query',
  body: 'Body',
  answer: 'Answer',
  problems: 'Errors ({count})',
  required: 'required',
  nullable: 'may be null',
  usually: 'default {value}',
  parts: 'Fields of {name}',
  or: 'or',
  copy: 'Copy',
  copied: 'Copied',
  tryIt: 'Try it',
  send: 'Send request',
  key: {
    title: 'Your key',
    text: 'To try calls from this page, paste a key. It stays in this tab and is forgotten when you leave the page.',
    label: 'API key',
  },
  answers: {
    busy: 'Sending...',
    keyMissing: 'Paste an API key first.',
    keyWrong: 'This is not a whole API key. It begins with gw_live_ or gw_test_.',
    liveLooks: 'Calls that change something can only be tried with a test key (gw_test_…). Use curl for your live key.',
    bodyWrong: 'The body is not valid JSON.',
    failed: 'No answer came. Check your connection and try again.',
    took: '{ms} ms',
  },
}

export type ReferenceContent = typeof reference
