// The assistant's provider engine against the document that the protocol's makers publish, served by Prism: each of the
// five purposes must be taken and understood, and what is not in the document must be refused.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensurePrism } from '../setup/prism.mjs'
import { REPOSITORY } from '../setup/places.mjs'
import { readConfig } from '../../src/server/kernel/config/config.ts'
import { createLog } from '../../src/server/kernel/log/log.ts'
import { createAssistant } from '../../src/server/product/assistant.ts'
import {
  campaignRequest,
  disputeRequest,
  priorityRequest,
  replyRequest,
  sentimentRequest,
} from '../../src/testing/vendors/assistant-requests.ts'

const FOLDER = process.env.VENDOR_DOCS ?? join(REPOSITORY, '../shared/reference/openapi')
const DOCUMENT = join(FOLDER, 'openai/openai.chat.json')
const STARTS_WITHIN_MS = 60_000

/** Prism gives the document's example back, so each purpose gets the document with an answer of its own in that place. */
const PURPOSES = [
  {
    name: 'reply',
    says: 'Thank you for your review. We are sorry that you were not happy with our service. We hope to see you again.',
    ask: (assistant) => assistant.draftReply(replyRequest()),
  },
  {
    name: 'dispute',
    says: 'This review breaks the rules of your platform because it recommends a competitor.\n\nEVIDENCE:\n- The review names a competitor.',
    ask: (assistant) => assistant.draftDispute(disputeRequest()),
  },
  {
    name: 'campaign',
    says: 'Thank you for your visit. We would be glad to read what you think of us.',
    ask: (assistant) => assistant.writeCampaignMessage(campaignRequest()),
  },
  {
    name: 'sentiment',
    says: JSON.stringify({
      sentiment: 'neutral',
      sentimentScore: 0,
      emotionIntensity: 2,
      themes: ['Food', 'Service'],
      positiveAspects: ['Food'],
      negativeAspects: ['Service'],
      summary: 'The reviewer liked the soup, and found the staff rude.',
      language: 'en',
      aspects: [{ aspect: 'food', polarity: 'positive', clause: 'The soup was great' }],
    }),
    ask: (assistant) => assistant.analyzeSentiment(sentimentRequest()),
  },
  {
    name: 'priority',
    says: JSON.stringify({
      priorityLevel: 'high',
      urgencyScore: 8,
      reasoning: 'The review insults the staff.',
      estimatedImpact: 'high',
      recommendedActions: ['File the dispute with the platform.'],
    }),
    ask: (assistant) => assistant.prioritizeDispute(priorityRequest()),
  },
]

const USER = { role: 'user', content: 'Hello' }
const WRONG = [
  { what: 'messages that are no list', body: { model: 'gpt-4o', messages: 'hi' } },
  { what: 'a temperature of 9', body: { model: 'gpt-4o', messages: [USER], temperature: 9 } },
  { what: 'no model', body: { messages: [USER] } },
  { what: 'a role that there is not', body: { model: 'gpt-4o', messages: [{ role: 'boss', content: 'Hello' }] } },
  {
    what: 'a JSON format without a name',
    body: { model: 'gpt-4o', messages: [USER], response_format: { type: 'json_schema', json_schema: {} } },
  },
]

/** Answers with how many things there are to mend. */
export async function auditProvider() {
  if (!existsSync(DOCUMENT)) {
    console.log(`Prism: skipped, the published document is not at ${DOCUMENT} (VENDOR_DOCS)`)
    return 0
  }
  const program = await ensurePrism()
  const published = JSON.parse(readFileSync(DOCUMENT, 'utf8'))
  let faults = 0
  for (const purpose of PURPOSES) {
    faults += await withPrism(program, withAnswer(published, purpose.says), (url) => judgePurpose(purpose, url))
  }
  return faults + (await withPrism(program, published, judgeRefusals))
}

function withAnswer(published, says) {
  const document = structuredClone(published)
  document.paths['/chat/completions'].post.responses[200].content['application/json'].example = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'gpt-4o',
    choices: [
      { index: 0, finish_reason: 'stop', logprobs: null, message: { role: 'assistant', content: says, refusal: null } },
    ],
    usage: { prompt_tokens: 300, completion_tokens: 60, total_tokens: 360 },
  }
  return document
}

/** As the product is pointed at it: by the environment, with the guard around it. */
async function judgePurpose({ name, ask }, url) {
  const settings = readConfig({ AI_BASE_URL: url, AI_API_KEY: 'any', AI_MODEL: 'gpt-4o' }).assistant
  const { assistant } = createAssistant({ settings, sandboxUrl: () => url, log: createLog('silent') })
  try {
    const { origin, spent } = await ask(assistant)
    const isWhole = origin.model === 'gpt-4o' && spent.tokens === 360 && !spent.isEstimated
    console.log(
      `Prism: ${name} ${isWhole ? 'taken and understood' : `answered as ${JSON.stringify({ origin, spent })}`}`,
    )
    return isWhole ? 0 : 1
  } catch (error) {
    console.log(`Prism: ${name} failed: ${error.message} ${error.cause?.message ?? ''}`)
    return 1
  }
}

async function judgeRefusals(url) {
  let faults = 0
  for (const { what, body } of WRONG) {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
      body: JSON.stringify(body),
    })
    console.log(`Prism: ${what}: ${response.status} (must be 422)`)
    if (response.status !== 422) faults += 1
  }
  return faults
}

async function withPrism(program, document, work) {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-prism-'))
  const file = join(folder, 'document.json')
  await writeFile(file, JSON.stringify(document))
  const port = await findPort()
  const args = [program, 'mock', '-h', '127.0.0.1', '-p', String(port), file]
  const prism = spawn(process.execPath, args, { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  try {
    await waitFor(prism, url)
    return await work(url)
  } finally {
    prism.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function waitFor(prism, url) {
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (!(await isAnswering(url))) {
    if (prism.exitCode !== null || Date.now() > deadline) throw new Error('Prism does not start.')
    await sleep(200)
  }
}

const isAnswering = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  )

function findPort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
