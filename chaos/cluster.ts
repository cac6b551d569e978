import { setTimeout as sleep } from 'node:timers/promises'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import type { TestMember } from '#testing/make.ts'
import { runTask } from '#testing/run-task.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startBalancer, waitUntilReady, type Balancer } from './balancer.ts'
import { ask, findCitusPrograms, joinNodes, startCitusNodes, type CitusNode } from './citus-nodes.ts'
import { waitForMail } from './messages.ts'
import { compare, readRows } from './outcome.ts'
import { signUp } from './make-owner.ts'
import { keepOne, type Restarting } from './rolling.ts'
import { startTraffic, type Traffic } from './traffic.ts'

const NODE_PORTS = [29151, 29152]
const WEB_PORTS = [29161, 29162]
const WORKER_PORTS = [29171, 29172]
/** So many that each node gets some. */
const OWNERS = 12
const WORKING_OF_EACH_NODE = 2
const NEWCOMERS = 6
const CALM_MS = 3000
const AWAY_MS = 5000
/** Somebody is told to come again, in words of ours or the balancer's. */
const TOLD = /: 503 /
/** Under the key of whoever belongs to no business, which is on one of the nodes. */
const OF_NOBODY = /contact-messages/

interface Stage {
  nodes: readonly CitusNode[]
  balancer: Balancer
  environment: Record<string, string>
  web: Restarting[]
  workers: Restarting[]
  people: { owner: TestMember; port: number; traffic: Traffic }[]
}

/** Kills each process and each node, moves a customer and rebalances, all while people of both nodes work; then counts. */
export async function killOnCluster(dataDir: string, kills: number): Promise<boolean> {
  const programs = findCitusPrograms()
  if (programs === null) {
    console.log('cluster: left out. CITUS_PROGRAMS names no folder with the programs of a PostgreSQL that has Citus.')
    return true
  }
  const nodes = await startCitusNodes(programs, dataDir, NODE_PORTS)
  const balancer = await startBalancer(WEB_PORTS)
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://goodword_owner@localhost:${nodes[0]?.port}/goodword`,
    PUBLIC_URL: balancer.url,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATABASE_CONNECTIONS: '5',
    SECRET_KEY: TEST_SECRET,
  }
  const stage: Stage = { nodes, balancer, environment, web: [], workers: [], people: [] }
  try {
    await setUp(stage)
    const rounds = Math.round(kills / 10)
    for (let round = 1; round <= rounds; round += 1) await goRound(stage, `cluster, round ${round}`)
    // Those who were with them wait to write while they get a shard of their own, or are told to come again.
    await watch(stage, 'cluster, a customer moved', NODE_PORTS[0], () => moveOne(stage))
    await watch(stage, 'cluster, rebalanced', 'none', () => runDistribute(stage.environment, ['--rebalance']))
    return (await judge(stage)) && process.exitCode === undefined
  } finally {
    for (const { traffic } of stage.people) await traffic.stop()
    for (const one of [...stage.workers, ...stage.web]) await one.stop()
    stage.balancer.close()
    for (const node of nodes) node.stop()
  }
}

async function setUp({ nodes, balancer, web, workers, people, environment }: Stage): Promise<void> {
  // As it comes: a product that people use outgrows its server.
  const owners = await makeOwners(environment)
  await joinNodes(nodes)
  await sleep(CALM_MS)
  await runDistribute(environment)
  for (const port of WEB_PORTS) web.push(await keepOne({ ...environment, ROLES: 'web' }, port))
  for (const port of WORKER_PORTS) workers.push(await keepOne({ ...environment, ROLES: 'worker' }, port))
  await waitUntilReady(balancer, WEB_PORTS.length)
  for (let newcomer = 1; newcomer <= NEWCOMERS; newcomer += 1) await signUp(balancer.url, `newcomer-${newcomer}@x.test`)
  for (const owner of owners) {
    const port = await findNode(nodes, owner.customerId)
    if (people.filter((one) => one.port === port).length === WORKING_OF_EACH_NODE) continue
    people.push({ owner, port, traffic: startTraffic(balancer.url, owner, people.length) })
  }
}

async function makeOwners(environment: Record<string, string>): Promise<TestMember[]> {
  const app = await startStandAloneApp(environment)
  try {
    const owners: TestMember[] = []
    while (owners.length < OWNERS) owners.push(await app.make.member())
    return owners
  } finally {
    await app.stop()
  }
}

async function findNode([coordinator]: readonly CitusNode[], customerId: string): Promise<number> {
  if (!coordinator) throw new Error('There is no server.')
  const [place] = await ask<{ port: number }>(
    coordinator,
    `select n.nodeport as port from pg_dist_placement p join pg_dist_node n using (groupid)
     where p.shardid = get_shard_id_for_distribution_column('customers', $1::uuid)`,
    [customerId],
  )
  return place?.port ?? 0
}

async function goRound(stage: Stage, name: string): Promise<void> {
  const { nodes, balancer, web, workers } = stage
  const [coordinator, node] = nodes
  for (const [index, one] of web.entries()) {
    await watch(stage, `${name}, web process ${index + 1} killed`, 'none', async () => {
      await one.kill()
      await waitUntilReady(balancer, WEB_PORTS.length)
    })
  }
  for (const [index, one] of workers.entries()) {
    await watch(stage, `${name}, worker process ${index + 1} killed`, 'none', () => one.kill())
  }
  if (node) await watch(stage, `${name}, node killed and back`, node.port, () => switchOff(node))
  if (coordinator) await watch(stage, `${name}, coordinator killed and back`, 'everybody', () => switchOff(coordinator))
  await waitUntilReady(balancer, WEB_PORTS.length)
}

async function switchOff(node: CitusNode): Promise<void> {
  node.kill()
  await sleep(AWAY_MS)
  node.start()
}

/** Whose requests may be refused meanwhile: of everybody, of those on one node, or of nobody. Others' failures, and unclear ones, are faults. */
type MayFail = 'everybody' | 'none' | number | undefined

async function watch({ people }: Stage, name: string, mayFail: MayFail, work: () => Promise<unknown>): Promise<void> {
  const before = people.map(({ traffic }) => ({ failed: traffic.failures.length, count: traffic.count() }))
  for (const { traffic } of people) traffic.takeWaits()
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1000
  await sleep(CALM_MS)
  const count = people.reduce((sum, { traffic }, index) => sum + traffic.count() - (before[index]?.count ?? 0), 0)
  const failures = people.flatMap(({ traffic, port }, index) =>
    traffic.failures.slice(before[index]?.failed).map((words) => ({ words, port })),
  )
  const faults = failures.filter((failure) => !mayBe(failure, mayFail))
  const told = failures.length - faults.length
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${count} answered, ${told} told to come again later, ${faults.length} failed`,
  )
  for (const { words, port } of faults.slice(0, 5)) console.log(`  ${words} (of node ${port})`)
  if (faults.length > 0) process.exitCode = 1
}

function mayBe({ words, port }: { words: string; port: number }, mayFail: MayFail): boolean {
  if (mayFail === 'none' || !TOLD.test(words)) return false
  return mayFail === 'everybody' || mayFail === port || OF_NOBODY.test(words)
}

async function moveOne({ nodes, people, environment }: Stage): Promise<void> {
  const [coordinator, node] = nodes
  const moved = people.find(({ port }) => port === coordinator?.port)
  if (!node || !moved) throw new Error('There is nobody to move.')
  await runDistribute(environment, [`--customer=${moved.owner.customerId}`, `--to=localhost:${node.port}`])
  if ((await findNode(nodes, moved.owner.customerId)) !== node.port) throw new Error('The customer was not moved.')
}

async function runDistribute(environment: Record<string, string>, given: readonly string[] = []): Promise<void> {
  const { code, said } = await runTask('distribute', given, { url: environment.DATABASE_URL ?? '' }, environment)
  if (code !== 0) throw new Error(`npm run distribute ended with ${code}:\n${said}`)
}

async function judge({ nodes, balancer, people }: Stage): Promise<boolean> {
  const [coordinator] = nodes
  for (const { traffic } of people) await traffic.stop()
  const messages = new Set(people.flatMap(({ traffic }) => [...traffic.messages]))
  const mails = compare(messages, await waitForMail(balancer.url, messages))
  const sum = { made: 0, lost: 0, doubled: 0, failed: 0, done: 0 }
  for (const { owner, traffic } of people) {
    if (!coordinator) break
    const rows = await readRows(coordinator, owner.customerId)
    const made = compare(traffic.codes, rows.names)
    sum.made += traffic.codes.size
    sum.lost += made.lost
    sum.doubled += made.doubled
    Object.assign(sum, { failed: rows.failed, done: rows.done })
  }
  console.log(
    `cluster: ${messages.size} messages, ${mails.lost} lost, ${mails.doubled} doubled; ${sum.made} codes made, ${sum.lost} lost, ` +
      `${sum.doubled} doubled; ${sum.done} jobs done, ${sum.failed} failed.`,
  )
  return mails.lost + mails.doubled + sum.lost + sum.doubled + sum.failed === 0
}
