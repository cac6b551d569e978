import { loadPrompt, PURPOSES } from '#server/assistant/provider/load-prompt.ts'
import { foldText, longPattern } from './text.ts'

const LEAKS: readonly RegExp[] = [
  longPattern`
    \bas an? (?:ai|artificial|language model|assistant|chatbot|virtual)\b|\bi(?:'m| am) (?:an? )?(?:ai|
    language model|chatbot|virtual assistant|computer program)\b|\blarge language model\b
  `,
  longPattern`
    \b(?:como|soy) (?:un |una )?(?:ia|inteligencia artificial|modelo de lenguaje|asistente virtual)\b|
    \bmodelo de lenguaje\b
  `,
  longPattern`
    \b(?:en tant qu[e'] ?|je suis )(?:une? )?(?:ia|intelligence artificielle|modele de langage|assistant virtuel)\b|
    \bmodele de langage\b
  `,
  /\b(?:als|ich bin) (?:eine? )?(?:ki|kunstliche intelligenz|sprachmodell|virtueller assistent)\b|\bsprachmodell\b/,
  /\b(?:chatgpt|gpt-?\d|openai|anthropic|llama ?\d|deepseek)\b/,
  longPattern`
    \bsystem[ -]?(?:prompt|message|instruction)|\bsystemprompt|\bprompt (?:injection|template)\b|\b(?:initial|
    original|hidden|secret) (?:prompt|instructions)\b
  `,
  longPattern`
    \b(?:my|these|previous|prior|above|the following|your) (?:\S+ )?(?:instructions|guidelines|prompt|directives)\b|
    \bi (?:was|am|have been) (?:told|instructed|programmed|asked) (?:to|not to)\b|\bas (?:you )?(?:instructed|
    requested|per your request)\b
  `,
  longPattern`
    \b(?:mis|las|tus|sus) (?:\S+ )?instrucciones\b|\binstrucciones (?:anteriores|previas|del sistema)|\b(?:mes|les|
    vos|tes) (?:\S+ )?(?:instructions|consignes)\b|\b(?:meine|diese|deine|ihre|vorherigen) (?:\S+ )?(?:anweisungen|
    instruktionen|vorgaben)\b
  `,
  longPattern`
    <\/?[a-z!?][^>\n]{0,200}>|<\|[^|\n]{0,60}\|>|\[\/?(?:inst|system|assistant|user|admin)\]|<<\/?sys>>|&(?:lt|gt|
    #\d+);
  `,
  /^\s{0,3}(?:#{1,6}\s|(?:system|assistant|user|developer|human|ai)\s?:|```|~~~)/m,
  /\{\s?"[^"\n]{1,40}"\s?:|"(?:sentiment|role|content|score|urgency\w*|priority\w*)"\s?:/,
  longPattern`
    \b(?:drop|truncate|alter) table\b|\bunion select\b|\bor 1\s?=\s?1\b|\bdelete from \w+|\bonerror\s?=|\balert\(|
    \bdocument\.cookie\b
  `,
  /\b(?:api[ _-]?key|access token|secret key|password|passwort|mot de passe|contrasena)\b/,
  /\b(?:jailbreak|developer mode|dan mode|debug mode)\b/,
]
const SHARED_WORDS = 8

/** Runs of words that are in what an engine is told and, this long, nowhere else. */
const TOLD = new Set(PURPOSES.flatMap((purpose) => listRuns(loadPrompt(purpose).text)))

/** Talk of instructions and of being a program, marks of roles, code, or the very words of a prompt. */
export function hasLeak(text: string, team: string): boolean {
  const [folded, allowed] = [foldText(text), foldText(team)]
  const isTold = listRuns(text).some((run) => TOLD.has(run))
  return isTold || LEAKS.some((kind) => isForeign(kind.exec(folded), allowed))
}

const isForeign = (found: RegExpExecArray | null, allowed: string) => found !== null && !allowed.includes(found[0])

function listRuns(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(SHARED_WORDS - 1).map((_word, at) => words.slice(at, at + SHARED_WORDS).join(' '))
}
