/** What a model takes. Where the table is wrong, the server's refusal puts it right for as long as the process lives. */
export interface ModelTraits {
  supportsTemperature: boolean
  tokenParam: 'max_tokens' | 'max_completion_tokens'
  supportsJsonSchema: boolean
  defaultEffort: 'low' | null
  /** Thinks before it answers, and thinking counts against the cap. */
  canThink: boolean
}

const WRITER: ModelTraits = {
  supportsTemperature: true,
  tokenParam: 'max_tokens',
  supportsJsonSchema: true,
  defaultEffort: null,
  canThink: false,
}

const TABLE: readonly (readonly [RegExp, ModelTraits])[] = [
  [/^gpt-3\.5|^gpt-4(-|$)/, { ...WRITER, supportsJsonSchema: false }],
  [/^(chatgpt-4o|gpt-4)/, WRITER],
  [
    /^(o\d|gpt-[5-9])/,
    {
      supportsTemperature: false,
      tokenParam: 'max_completion_tokens',
      supportsJsonSchema: true,
      defaultEffort: 'low',
      canThink: true,
    },
  ],
  // Models for servers of one's own, named with or without who made them: openai/gpt-oss-20b, qwen3:8b.
  [/(^|\/)gpt-oss/, { ...WRITER, defaultEffort: 'low', canThink: true }],
  [/(^|\/)(deepseek-r|qwen3|qwq|magistral)|-(thinking|reasoning)\b/, { ...WRITER, canThink: true }],
]

export function traitsOf(model: string): ModelTraits {
  return TABLE.find(([pattern]) => pattern.test(model.toLowerCase()))?.[1] ?? WRITER
}
