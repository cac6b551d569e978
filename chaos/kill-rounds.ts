import { runProduct, type RunningProduct } from '#testing/running-product.ts'

interface Rounds {
  name: string
  environment: Record<string, string>
  kills: number
}

/**
 * Starts the product, has it work and kills it, again and again; the last one lives on and is handed over. `work` ends where the
 * kill is to come. What it answers is done after that, and tells how far it is.
 */
export async function killInRounds(
  { name, environment, kills }: Rounds,
  work: (product: RunningProduct, round: number) => Promise<() => Promise<string>>,
): Promise<RunningProduct> {
  for (let round = 1; round <= kills; round += 1) {
    const product = await runProduct(environment)
    const conclude = await work(product, round)
    await product.signal('SIGKILL')
    console.log(`${name}, end ${round}: ${await conclude()}`)
  }
  return runProduct(environment)
}
