const QUESTION =
  /(?<!\p{L})(?:do(?! you (?:want|need|expect))|does|can(?! you)|could|would|will|are|is|when|where|what time|how (?:much|long|late)|tienen|tenéis|hay|se puede|cuándo|cuánto|avez-vous|y a-t-il|est-ce que|peut-on|pouvez-vous|quand|haben sie|habt ihr|gibt es|kann man|könnt ihr|wann)(?: [^.!?]{3,90}|,? [^.!?]{3,90}) ?\?/iu
const SUGGESTION =
  /(?<!\p{L})(?:(?:could|can|would|will) you (?:maybe|please|perhaps|possibly|also|not|consider)|suggestions?|wouldn't hurt|(?:would|might) be (?:nice|great|good|lovely|perfect|(?:five|5) stars|better) (?:if|to|with)|would love (?:it if|to see)|please (?:add|bring back|open|put|get|consider|offer)|wish (?:you|they|the|there) |could use (?:more|some|an?)|should (?:add|offer|put|open)|estaría (?:bien|genial)|sugerencias?|podr(?:ían|íais) (?:abrir|poner|añadir|tener|ofrecer)|ojalá (?:abrier|pusier|tuvier)\p{L}+|ce serait (?:bien|top|super|parfait|sympa) (?:de|si|d')|suggestion|pourriez-vous|il faudrait|(?:wäre|fände) (?:es )?(?:schön|toll|super|gut|klasse|prima)|vorschlag|anregung|könntet ihr|würde(?:n)? (?:mir|uns) wünschen|wünschen würde)(?!\p{L})/iu

const LONGEST_READ = 4000

/** Whether somebody who is not angry asks for something: the angry ones ask without wanting to know. */
export function findAsk(content: string, stars: number): 'asked' | 'suggested' | null {
  const text = content.slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")
  if (stars < 3) return null
  if (SUGGESTION.test(text)) return 'suggested'
  return QUESTION.test(text) ? 'asked' : null
}
