import { joinLines, longPattern } from './text.ts'

/** Between a verb and what it is about, within one sentence. */
const GAP = String.raw`[^.!?\n]{0,60}?`
const RULES = joinLines`
  instruct|prompt|rules?\b|guideline|directive|polic(?:y|ies)|safety (?:rule|guideline|filter)|training|
  restriction|constraint|system|filter|you were told|you know|previous|prior|above|earlier
`
const RESULT = 'sentiment|urgency|priority|intensity|emotion|score|classif|rating field|positive|negative|neutral'
const REPLY = 'reply|response|answer|output|message|draft|text'

const english = [
  longPattern`\b(?:ignore|disregard(?! for)|forget|override|overrule|bypass|discard|skip|cancel)\b${GAP}\b(?:${RULES})`,
  longPattern`
    \b(?:ignore|disregard) (?:the|this|that|all|everything|what)\b${GAP}\b(?:review|before|customer|
    below)\b${GAP}\b(?:and|instead|just|reply|say|write|output)
  `,
  longPattern`
    \b(?:reveal|leak|show|print|repeat|display|output|quote|tell me|give me|send|copy|paste|dump|list|summari[sz]e|
    what (?:is|are|were))\b${GAP}\b(?:your|the|initial|system|hidden|secret)\s(?:\S+\s){0,2}(?:instruct|prompt|
    rules\b|guideline|config|api.?key|password|secret|token|environment)
  `,
  longPattern`\b(?:print|repeat|output|echo|copy)\b${GAP}\b(?:above|everything before|verbatim|word for word)`,
  longPattern`
    \b(?:system|developer|hidden|secret|initial) (?:prompt|message|mode|instruction|override|note|notice|update|
    alert|command)|\bsystem\s?[:>\]]|\bprompt injection|\bjailbreak|\bdan mode|\bdebug mode|\bmaintenance mode|
    \badmin(?:istrator)? (?:override|mode|command)|\b(?:override|bypass|unlock|auth\w*) code\b
  `,
  longPattern`
    \byou are (?:now )?(?:an?|the|in|no longer|my) (?:\S+ ){0,3}(?:assistant|bot|chatbot|ai|model|mode|pirate|poet|
    hacker|robot|persona|character|translator|interpreter|terminal|compiler|lawyer|agent|bound|restricted|dan\b)|
    \bpretend (?:that )?(?:you|to be|this|the)\b|\bimagine (?:that )?you are\b|\bact (?:as|like) (?:an?|the|if|
    my)\b|\bfrom now on\b${GAP}\b(?:you|your|answer|reply|respond|speak|write|all)|\brole.?play|\bstay in character|
    \blet'?s play a game|\bsimulat(?:e|ion)\b|\bin this (?:story|game|scenario)\b|\bopposite day\b
  `,
  longPattern`
    \b(?:dear|attention|hey|hello|hi|note to|message (?:to|for)|to|for|if you are|you are) (?:the |an? |any |our |
    whichever |whatever )?(?:\S+ )?(?:ai|llm|a\.i\.|language model|assistant|chatbot|bot|gpt|chatgpt|copilot|
    automated (?:system|reader)|reply (?:bot|generator|tool|system))\b
  `,
  longPattern`
    \b(?:ai|llm|language model|chatbot|chatgpt|gpt-?\d?)\b${GAP}\b(?:must|should|shall|reading|read this|processing|
    please|needs? to|has to|writes?|repl(?:y|ies)|answers?|generat|analy[sz])|\bassistant\s?[:>\]]|\bassistant,
  `,
  longPattern`
    \b(?:reply|respond|answer|write|say|output|return|print|write back|state)\b (?:\S+ )?(?:only|exactly|
    nothing (?:but|else|except)|verbatim|the following|the words?|the (?:phrase|sentence|string|token)|with (?:just|
    only|the (?:word|phrase|text|following|sentence|single|exact)|a single|exactly|this|these|one)|as follows|
    in (?:json|html|markdown|xml|base64|russian|chinese|latin|klingon|pirate|capitals|all caps|one word|morse|
    reverse)|as (?:json|html|a json))
  `,
  longPattern`
    \b(?:your|the|this|each|every|any|next|public|owner'?s?) (?:\S+ )?(?:${REPLY})s?\b (?:\S+ ){0,2}(?:must|shall|
    needs? to|has to|have to|is to|are to|begins?|ends? with|starts? with|contains?|includes?|consists?)\b
  `,
  longPattern`
    \b(?:start|begin|end|finish|open|close|sign|fill|complete)\b (?:\S+ ){0,2}(?:reply|response|answer|output|
    message|text|it) (?:with|by)\b
  `,
  longPattern`
    \b(?:your|the) (?:\S+ )?(?:reply|response|answer) should (?:be|say|state|mention|include|contain|only|begin|
    start|end|promise|offer|admit|read)\b
  `,
  longPattern`
    \b(?:in|into|to|at the end of|inside|within|as) (?:your|the|every|any) (?:\S+ )?(?:reply|response|answer|
    output)\b,? ?(?:please )?(?:\S+ )?(?:say|write|tell|mention|include|promise|offer|apologi[sz]e|admit|state|
    confirm|add|put|recommend|invite|ask|give|link|insert|use|call|name|agree|explain|thank)\b
  `,
  longPattern`
    \b(?:include|insert|put|add|append|embed|mention|place|use|paste|write|work|slip|weave|hide)\b${GAP}\b(?:in|
    into|to|at the end of|inside|within) (?:your|the|every|any|all|this|their|its) (?:\S+ )?(?:reply|replies|
    response|answer|output|summary|draft|theme)
  `,
  longPattern`
    \b(?:set|mark|rate|score|classify|label|report|treat|count|record|return|give|assign|output|change|force|raise|
    lower|escalate|flag|categori[sz]e|grade|register|log|file|put|make|choose|select|pick|enter|
    use)\b (?:\S+ ){0,6}(?:${RESULT})\b${GAP}(?:\b(?:to|as|of|is|at|=|field|value|score|level|with|and|for this|
    result)\b|[:=]|\d|$)
  `,
  longPattern`
    "?(?:sentiment|urgency|priority|emotion|sentiment_score|sentimentscore|urgency_?score|
    priority_?level)"?\s?(?:_\w+)?"?\s?[:=]
  `,
  longPattern`
    \b(?:sentiment|urgency|priority|score|intensity) (?:\S+ ){0,3}(?:must|should|shall|has to|needs to|will|
    is to) be\b|\b(?:urgency|priority|intensity)(?: score| level)? (?:is |of |to |at )?(?:\d+|ten|maximum|max|
    highest|critical)\b
  `,
  longPattern`
    \btranslate\b${GAP}\b(?:then|into|afterwards|follow|and (?:then|reply|respond|obey|do|say|post|execute|send|
    use))|\b(?:decode|decrypt|deobfuscate|unscramble|rot13|base64)\b|\b(?:execute|run|eval|perform|carry out|follow|
    obey|comply with)\b ${GAP}\b(?:command|instruction|code|steps?\b|script|what it says|orders\b|directive|decoded)
  `,
  longPattern`
    \b(?:new|updated|additional|real|actual|next|your|special|important|revised|further) (?:task|instruction|rule|
    objective|goal|directive|mission|polic(?:y|ies))s?\b(?: is\b| are\b|:| -| –| follow)
  `,
  longPattern`
    \binstructions? (?:for|to|from) (?:the |an? |any |your )?(?:\S+ )?(?:ai|assistant|model|bot|llm|system|
    developer|admin\w*|owner|reply)|\b(?:end|begin|start|close) of (?:the )?(?:review|data|user|customer|input|
    document|instructions?|system|context|text)\b|\bstop reading (?:here|the)
  `,
  longPattern`
    \binstead of (?:a |an |the |your )?(?:repl|respon|answer|thank|apolog|analy|review)|\bwhen (?:you )?(?:repl|
    respond|answer|analy[sz]|summari[sz]|writ|generat|draft)\w*|\bif you (?:\S+ )?(?:understand|can read|read this|
    are reading|agree|refuse|comply|do not comply)
  `,
  longPattern`
    \bstep (?:1|one)\b${GAP}|\bfirst,? (?:\S+ ){0,6}then (?:\S+ ){0,2}(?:reply|respond|write|say|output|print|
    promise|offer|include|end)|\b(?:the|our) (?:developers?|operators?|administrators?|platform|management|openai|
    system) (?:has |have |now )?(?:authori[sz]|instruct|approv|order|require|allow|demand|confirm|ask)
  `,
  longPattern`
    \b(?:promise|offer|tell|give|grant|confirm|assure|send|recommend|admit|invite|direct|apologi[sz]e|agree|
    announce|declare|say|write|state|mention|claim|deny|accuse|insult|thank)\b${GAP}\b(?:in your (?:reply|response|
    answer)|on behalf of|as the owner|to all customers|to every customer|to (?:the )?(?:reviewer|readers?|
    customers?|everyone) (?:in|that|to))
  `,
  longPattern`
    \b(?:call|name|insult|state|tell|confirm|announce|confess|say|write|promise|offer|make)\b${GAP}\b(?:in|into|
    as) (?:your|the) (?:public |owner's |official )?(?:reply|answer|response)\b|\bwrite back\b|\bmake (?:your|
    the) (?:reply|answer|response)\b
  `,
  longPattern`
    \b(?:rate|treat|classify|count|score|log|read|summari[sz]e|analy[sz]e) (?:this|the|my) (?:review|text|comment|
    message|feedback) as\b|\btreat this as\b|\bexpected (?:output|reply|answer|response)\b
  `,
  longPattern`
    \byou are now [^.!?\n]{0,40}\b(?:model|rules|mode|assistant|bot|unrestricted|free)\b|\b(?:instructs?|orders?|
    tells?|asks?|commands?|requires?) the (?:model|assistant|ai|bot|system|llm)\b|\b(?:begin|end) (?:instructions?|
    system|prompt)\b
  `,
  longPattern`\b(?:reply|respond|answer) (?:to me |back |me )(?:\S+ ){0,3}(?:only|with (?:only|the words?|just))\b`,
]
const spanish = [
  longPattern`
    \b(?:ignora|ignore|ignoren|olvida|olvide|omite|descarta|desobedece|anula)\b${GAP}\b(?:instruc|regla|norma|
    anterior|previ|sistema|indicaci|restricc|todo|resena)
  `,
  longPattern`
    \b(?:muestra|revela|imprime|repite|ensena|dime|copia|escribe)\b${GAP}\b(?:tus|las|tu|el) (?:\S+ )?(?:instruc|
    prompt|indicaci|mensaje del sistema|reglas|clave)
  `,
  longPattern`
    \bahora eres\b|\beres (?:un|una|ahora) (?:\S+ ){0,2}(?:asistente|bot|ia|pirata|modelo)|\bactua como\b|\bfinge\b|
    \ba partir de ahora\b|\bmodo (?:desarrollador|administrador|dios|depuracion)|\bmensaje del sistema|
    \bsistema\s?:|\basistente\s?[:,]|\b(?:(?:para|a|querida|atencion|nota para|si eres) (?:la |el |una? |
    cualquier )|para |querida |atencion |si eres )(?:ia|inteligencia artificial|asistente|modelo|bot|chatbot)\b
  `,
  longPattern`
    \b(?:responde|contesta|escribe|di|devuelve|imprime|termina|empieza)\b (?:\S+ ){0,3}(?:solo|solamente|unicamente|
    exactamente|con (?:el|la|esta|este|las)|lo siguiente|que|en (?:json|ruso|ingles))|\b(?:tu|
    la) respuesta (?:\S+ )?(?:debe|tiene que|ha de)|\ben (?:tu|la|su) respuesta\b|\b(?:incluye|anade|inserta|pon|
    menciona|promete|ofrece)\b${GAP}\b(?:respuesta|resumen|contestacion)
  `,
  longPattern`
    \b(?:marca|clasifica|califica|puntua|pon|establece|asigna|fija|cambia)\b${GAP}\b(?:sentimiento|urgencia|
    prioridad|puntuacion|positiv|negativ|intensidad)|\b(?:sentimiento|urgencia|prioridad)\s?[:=]|
    \burgencia (?:maxima|10|diez)|\bnuev[ao]s? (?:instruc|tarea|orden|regla)|\btraduce\b${GAP}\b(?:y|luego|despues)|
    \bfin de la resena|\bcumple\b${GAP}\bordenes?
  `,
]
const french = [
  longPattern`
    \b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?|fais abstraction|ne tiens? (?:pas|plus) compte|contourne[zr]?|
    annule[zr]?)\b${GAP}\b(?:instruc|consigne|regle|preceden|systeme|directive|tout|restriction|avis)
  `,
  longPattern`
    \b(?:montre|revele|affiche|repete|imprime|donne|copie|recopie|ecris)[zr]?\b${GAP}\b(?:tes|vos|les|ton|votre|
    le) (?:\S+ )?(?:instruc|consigne|prompt|message systeme|regles|cle)
  `,
  longPattern`
    \btu es (?:maintenant|desormais|un|une) |\bvous etes (?:maintenant|desormais)\b|\bagis comme\b|
    \bfais semblant\b|\bjoue le role|\ba partir de maintenant\b|\bdesormais tu\b|\bmode (?:developpeur|
    administrateur|debogage)|\bmessage systeme|\bsysteme\s?:|\bassistant\s?[:,]|\b(?:pour|a|chere|attention|
    note (?:a|pour)|si tu es|cher) (?:l'|la |le |les |une? |toute? )?(?:ia|intelligence artificielle|assistant|
    modele|bot|robot)\b
  `,
  longPattern`
    \b(?:reponds|repondez|ecris|ecrivez|dis|dites|renvoie|affiche|termine|commence)\b (?:\S+ ){0,3}(?:seulement|
    uniquement|exactement|par (?:le|la|les|cette|ce)|avec (?:le|la|cette|ce)|ceci|que|en (?:json|russe|anglais))|
    \b(?:ta|votre|la) reponse (?:\S+ )?(?:doit|devra|commence|contient)|\bdans (?:ta|votre|la) reponse\b|
    \b(?:inclus|ajoute|insere|mets|mentionne|promets|offre)[zr]?\b${GAP}\b(?:reponse|resume)
  `,
  longPattern`
    \b(?:marque|classe|note|mets|fixe|attribue|regle|change)[zr]?\b${GAP}\b(?:sentiment|urgence|priorite|score|
    positif|negatif|intensite)|\b(?:urgence|priorite)\s?[:=]|\burgence (?:maximale|10|dix)|\bnouvelles? (?:instruc|
    tache|consigne|regle)|\btraduis\b${GAP}\b(?:et|puis|ensuite)|\bfin de l'avis
  `,
]
const german = [
  longPattern`
    \b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*|umgehe|ubergeh\w*|verwirf|
    ausser acht)\b${GAP}\b(?:anweisung|instruktion|regel|vorgabe|vorherig|bisherig|system|alles|obig|richtlini|
    bewertung)
  `,
  longPattern`
    \b(?:zeige?|verrate?|gib|nenne?|wiederhole?|drucke?|schreibe?|kopiere?)\b${GAP}\b(?:deine|ihre|die|den|
    deinen) (?:\S+ )?(?:anweisung|instruktion|systemprompt|prompt|systemnachricht|regeln|schlussel)
  `,
  longPattern`
    \bdu bist (?:jetzt|nun|ab jetzt|ein|eine|ab sofort)\b|\bsie sind (?:jetzt|nun) ein|\bverhalte dich\b|
    \btu so,? als|\bspiele? die rolle|\bab (?:jetzt|sofort) (?:\S+ ){0,3}(?:du|antwort|schreib|sprich)|
    \b(?:entwickler|wartungs|debug|admin)modus|\bsystem(?:nachricht|meldung|prompt)|\bsystem\s?:|\bassistent\s?[:,]|
    \b(?:an|fur|liebe|achtung|hinweis an|falls du|hallo|lieber) (?:die |den |eine? |jede )?(?:ki|
    kunstliche intelligenz|assistent\w*|sprachmodell|bot|chatbot)\b
  `,
  longPattern`
    \b(?:antworte|antworten sie|schreibe?|sage?|gib|beende|beginne|schliesse)\b (?:\S+ ){0,3}(?:nur|ausschliesslich|
    genau|mit (?:dem|der|den|diesem|dieser)|folgendes|dass|auf (?:russisch|englisch)|als json|json)|\b(?:deine|die|
    ihre) antwort (?:\S+ ){0,2}(?:muss|soll|hat|beginnt|enthalt)|\bin (?:deiner|der|ihrer) antwort\b|\b(?:fuge|baue|
    setze|nimm|erwahne|versprich|biete)\b${GAP}\b(?:antwort|zusammenfassung)
  `,
  longPattern`
    \b(?:markiere|werte|bewerte|setze?|stufe|stelle|klassifiziere|vergib|trage)\b${GAP}\b(?:stimmung|sentiment|
    dringlichkeit|prioritat|punktzahl|positiv|negativ|intensitat|score)|\b(?:stimmung|dringlichkeit|
    prioritat)\s?[:=]|\bdringlichkeit (?:auf )?(?:10|zehn|maximal)|\bneue (?:anweisung|aufgabe|regel|instruktion)|
    \bubersetze\b${GAP}\b(?:und|dann|danach)|\bende der (?:bewertung|rezension)|\bbefolge\b
  `,
]
const others = [
  longPattern`
    \b(?:ignore|ignora|ignorar|ignorate|dimentica|esqueca|esquece|desconsidere|negeer|vergeet)\b${GAP}\b(?:instru|
    istruzion|regra|regol|anterior|precedent|eerdere|vorige|systeem|tudo|alles)
  `,
  longPattern`
    \b(?:responda|rispondi|antwoord|escreva|scrivi|schrijf|diga|zeg)\b (?:\S+ ){0,3}(?:apenas|somente|solo|soltanto|
    exatamente|esattamente|alleen|precies|com|con|met|que|dat)\b|\b(?:voce agora e|agora voce e|ora sei|adesso sei|
    je bent nu|jij bent nu)\b|\b(?:na|em) (?:sua|tua) resposta\b|\bnella (?:tua )?risposta\b|\bin je antwoord\b|
    \bmensagem do sistema|\bmessaggio di sistema|\bsysteembericht
  `,
  longPattern`
    \b(?:defina|marque|classifique|imposta|segna|classifica|zet|markeer)\b${GAP}\b(?:sentiment|urgenc|urgenza|
    urgentie|prioridade|priorita|prioriteit|positiv)|\b(?:para a|per l'|voor de) ?(?:ia|ai)\b
  `,
  longPattern`
    忽略|无视|無視|不要理会|系统提示|系統提示|系统消息|你现在是|你現在是|扮演|只(?:回复|回答|输出)|回复(?:中|里|时)|请(?:回复|输出)|设置(?:为|情感)|标记为|指示を|プロンプト|あなたは今|
    とだけ(?:返信|答)|무시하|시스템 프롬프트|지시
  `,
  longPattern`تجاهل|انس التعليمات|تعليمات النظام|أنت الآن|انت الان|أجب فقط|رد فقط|اكتب في ردك|في ردك|صنف|اجعل`,
  longPattern`
    игнориру|забудь|забудьте|не обращай внимания|системн\S+ (?:сообщени|промпт|инструкц)|ты теперь|теперь ты|
    ответь (?:только|ровно)|напиши (?:только|в ответе)|в (?:своем |своём |твоем |твоём |вашем )?ответе|выведи|
    покажи (?:свои|инструкц)|установи|отметь|срочность
  `,
]
const marks = [
  longPattern`
    <\|[^|\n]{1,40}\|>|<<\/?sys>>|\[\/?(?:inst|system|assistant|user|admin|instructions?)\b[^\]\n]{0,20}\]|
    <\/?(?:system|assistant|user|instructions?|prompt|review|data|context|admin|im_\w+|tool\w*|
    function\w*)\b[^>\n]{0,60}>
  `,
  longPattern`
    (?:^|\n)\s*(?:#{2,}|={3,}|-{3,}|\*{3,}|~{3,}|"{3}|${'`{3}'})\s?(?:end|begin|start|stop|new|system|instruct|
    assistant|user|prompt|important|override|admin|output|response|reply|task|json|developer|review)
  `,
  longPattern`
    (?:^|\n)\s*(?:system|assistant|user|developer|human|ai|admin|instruction|sistema|asistente|systeme|nutzer|
    benutzer|utilisateur|usuario|role)\s?[:=>]
  `,
  longPattern`
    <!--|<(?:script|img|iframe|svg|style|meta|object|form|a)\b|\{\{|\$\{|\{%|<%|"(?:role|content|system|tool_calls?|
    function_call|sentiment)"\s?:|\]\(\s?(?:https?|javascript|data)|!\[
  `,
  longPattern`'\s?;\s?(?:drop|delete|update|insert)\b|\bunion (?:all )?select\b|\bdrop table\b|\bor 1\s?=\s?1\b`,
]

/** Written against folded text. Every gap is bounded, so that each is tried in linear time. */
export const INSTRUCTION_PATTERNS: readonly RegExp[] = [
  ...english,
  ...spanish,
  ...french,
  ...german,
  ...others,
  ...marks,
]
