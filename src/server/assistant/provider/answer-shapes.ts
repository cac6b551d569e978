import { z } from 'zod'

const usage = z.object({ total_tokens: z.number() }).nullish().catch(null)
const finish = z.string().nullish()

/** What is read of an answer; servers add and leave out whatever else they like. */
export const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: finish,
      }),
    )
    .min(1),
  usage,
})

/** A piece of a streamed answer. The last one counts and has no choice in it. */
export const chunkSchema = z
  .object({
    choices: z
      .array(
        z.object({
          delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
          finish_reason: finish,
        }),
      )
      .default([]),
    usage,
  })
  .transform(({ choices: [choice], usage: counted }) => ({
    content: choice?.delta?.content ?? '',
    refusal: choice?.delta?.refusal ?? '',
    finish: choice?.finish_reason ?? null,
    tokens: counted?.total_tokens ?? null,
  }))

export const modelsSchema = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.iso.date().nullish().catch(null) })),
})

/** A whole answer, however it came. */
export interface Answer {
  content: string
  refusal: string
  /** `null`: the stream ended without a word about it, and so perhaps too early. */
  finish: string | null
  /** `null`: the server did not say. */
  tokens: number | null
}
