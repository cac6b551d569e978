import type { Locale } from '#shared/domain/locales.ts'
import { listWords } from '#shared/domain/match-chat-flow.ts'

/** Phrases that mean the same, as words to compare. */
const say = (phrases: string) => phrases.split('|').map(listWords)
export type Phrases = ReturnType<typeof say>

/** By what a question is understood, in one language. */
export interface QuestionWords {
  /** Tell the language and nothing else. */
  common: Phrases
  draft: Phrases
  /** To be done by whoever asks, never by the chat. */
  act: Phrases
  /** What can be drafted besides a reply. */
  message: Phrases
  about: Phrases
  reply: Phrases
  campaign: Phrases
  dispute: Phrases
  review: Phrases
  /** What people say, and what they complain about. */
  voices: Phrases
  /** Before what is to be looked for in reviews. */
  mention: Phrases
  /** Of all locations, side by side. */
  compare: Phrases
  /** Compared by how many reviews they have. */
  most: Phrases
  responseRate: Phrases
  unanswered: Phrases
  /** What is to be done now: whenever it was written. */
  toDo: Phrases
  lowest: Phrases
  highest: Phrases
  newest: Phrases
  oldest: Phrases
  negative: Phrases
  positive: Phrases
  overview: Phrases
  help: Phrases
  /** By themselves, before or after what is asked. */
  greeting: Phrases
  thanks: Phrases
  /** What nobody here knows. */
  beyond: Phrases
  opens: Phrases
  clicks: Phrases
  responses: Phrases
  star: Phrases
  /** Before the name of a place. */
  at: Phrases
  /** To the person who asks. */
  me: Phrases
  numbers: Phrases
  units: { days: Phrases; weeks: Phrases; months: Phrases }
  periods: Record<NamedPeriod, Phrases>
}

export const NAMED_PERIODS = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
] as const
export type NamedPeriod = (typeof NAMED_PERIODS)[number]

export const QUESTION_WORDS: Record<Locale, QuestionWords> = {
  en: {
    common: say(
      'how|what|which|the|our|we|did|show|many|is|are|was|were|of|for|my|have|give|list|us|with|please|from|does|do|has|who|where|why|when|this|that|a|an|any|they|people|customers|guests|clients|i|should|better|than|it',
    ),
    draft: say('draft|write|create|prepare|compose|suggest'),
    act: say('delete|remove|send|publish|refund|cancel|pause|schedule|pay|transfer|grant|invite|ignore|forget'),
    message: say('promotion|promo|offer|campaign|message|announcement|newsletter|email|mailing|text message'),
    about: say('for|about|on'),
    reply: say('reply|replies|response|answer'),
    campaign: say('campaign|campaigns|mailing|mailings|newsletter|newsletters'),
    dispute: say('dispute|disputes|disputed'),
    review: say('review|reviews|rating|ratings|comments|average'),
    voices: say(
      'complaint|complaints|complain|complains|complaining|feedback|customers say|guests say|people say|clients say|say about|saying about|are saying',
    ),
    mention: say('mention|mentions|mentioning|mentioned|containing|about|regarding'),
    compare: say(
      'which location|which place|which restaurant|which shop|which store|which branch|which of our locations|compare locations|compare our locations|compare the locations|by location|per location|each location|best location|worst location|best restaurant|worst restaurant|best branch|worst branch',
    ),
    most: say('the most|most reviews|fewest|more reviews|how many'),
    responseRate: say(
      'response rate|reply rate|answer rate|did we answer|did we reply|have we answered|have we replied|share of replies',
    ),
    unanswered: say(
      'unanswered|not answered|without a reply|without an answer|without a response|waiting for a reply|waiting for an answer|need a reply|needs a reply|need an answer|still to answer|to be answered|haven’t answered|have not answered|haven’t replied|have not replied|haven’t responded|not replied|not responded|no reply|no answer|no response|should i answer|should we answer|should i reply|answer first|reply to first',
    ),
    toDo: say('what should i do|what should we do|needs my attention|needs attention|anything urgent|what is urgent'),
    lowest: say('worst|lowest'),
    highest: say('best|highest|top'),
    newest: say('newest|latest|most recent|recent'),
    oldest: say('oldest|earliest'),
    negative: say(
      'negative|bad|poor|critical|unhappy|complaint|complaints|complain|complains|complaining|angry|dissatisfied',
    ),
    positive: say('positive|good|happy'),
    overview: say(
      'how did we do|how are we doing|how do we stand|how is it going|how are things|overview|summary|our reputation|are people happy|are customers happy|are guests happy|are our customers happy|are our guests happy|what’s new|what is new|any news|how’s it going',
    ),
    help: say('help|what can you do|what can i ask|what do you know|who are you|what are you'),
    greeting: say('hello|hi|hey|good morning|good afternoon|good evening'),
    thanks: say('thanks|thank you|thx|bye|goodbye'),
    beyond: say(
      'forecast|predict|prediction|competitor|competitors|revenue|sales|turnover|profit|weather|other customers|other businesses|other companies',
    ),
    opens: say('open rate|opened|opens'),
    clicks: say('click rate|clicked|clicks'),
    responses: say('response rate|responses|answers|answered'),
    star: say('star|stars'),
    at: say('in|at'),
    me: say('me|us'),
    numbers: say('one|two|three|four|five'),
    units: { days: say('day|days'), weeks: say('week|weeks'), months: say('month|months') },
    periods: {
      today: say('today'),
      yesterday: say('yesterday'),
      'this-week': say('this week'),
      'last-week': say('last week|previous week'),
      'this-month': say('this month'),
      'last-month': say('last month|previous month'),
      'this-year': say('this year'),
      'last-year': say('last year|previous year'),
    },
  },
  es: {
    common: say(
      'cómo|qué|cuál|cuáles|cuántas|cuántos|las|los|el|la|nuestras|nuestros|nuestra|de|del|mis|hay|muéstrame|muéstreme|tenemos|por|para|con|fue|son|es|que|un|una|hemos|he|nosotros|clientes|está|están|al|lo|se|y',
    ),
    draft: say('redacta|redacte|redactar|escribe|escriba|escribir|crea|cree|crear|prepara|prepare|preparar|borrador'),
    act: say(
      'borra|borre|elimina|elimine|envía|envíe|publica|publique|cancela|cancele|paga|pague|invita|invite|ignora|ignore|olvida|olvide|borrar|eliminar|enviar|publicar|cancelar|pagar|invitar',
    ),
    message: say('promoción|oferta|campaña|mensaje|anuncio|boletín|correo'),
    about: say('para|por|sobre'),
    reply: say('respuesta|respuestas|contestación'),
    campaign: say('campaña|campañas|boletín|boletines'),
    dispute: say('disputa|disputas|reclamación|reclamaciones'),
    review: say('reseña|reseñas|opinión|opiniones|valoración|valoraciones|puntuación|media|promedio'),
    voices: say(
      'queja|quejas|quejan|comentarios|dicen los clientes|dicen nuestros clientes|dicen de nosotros|opinan los clientes|opinan de nosotros',
    ),
    mention: say('menciona|mencionan|mencionen|hablan de|hablen de|habla de|sobre|acerca de'),
    compare: say(
      'qué local|qué ubicación|qué restaurante|qué tienda|qué sede|qué sucursal|cuál de los locales|compara los locales|compare los locales|comparar los locales|por local|por ubicación|mejor local|peor local|mejor restaurante|peor restaurante',
    ),
    most: say('más reseñas|más opiniones|menos reseñas|cuántas reseñas|cuántas opiniones'),
    responseRate: say(
      'tasa de respuesta|índice de respuesta|porcentaje de respuesta|hemos respondido|hemos contestado',
    ),
    unanswered: say(
      'sin respuesta|sin responder|sin contestar|por responder|por contestar|pendientes de respuesta|no hemos respondido|no hemos contestado|no he respondido|no he contestado|debo responder|tengo que responder|responder primero|contestar primero',
    ),
    toDo: say('qué debo hacer|qué tengo que hacer|algo urgente|qué es urgente'),
    lowest: say('peor|peores|más bajas|más baja'),
    highest: say('mejor|mejores|más altas|más alta'),
    newest: say('últimas reseñas|últimas opiniones|más recientes|recientes|más nuevas|nuevas'),
    oldest: say('más antiguas|más viejas'),
    negative: say('negativa|negativas|mala|malas|críticas|queja|quejas|quejan|descontentos'),
    positive: say('positiva|positivas|buena|buenas'),
    overview: say(
      'cómo nos fue|cómo nos ha ido|cómo vamos|cómo estamos|resumen|están contentos|están satisfechos|qué hay de nuevo|novedades|qué tal vamos',
    ),
    help: say('ayuda|qué puedes hacer|qué puede hacer|qué sabes|qué sabe|quién eres|quién es usted'),
    greeting: say('hola|buenos días|buenas tardes|buenas noches'),
    thanks: say('gracias|muchas gracias|adiós|hasta luego'),
    beyond: say(
      'pronóstico|predicción|predice|prediga|competencia|competidor|competidores|ingresos|ventas|facturación|beneficios|tiempo hará|otros clientes|otras empresas',
    ),
    opens: say('tasa de apertura|aperturas|abierta|abiertas'),
    clicks: say('tasa de clics|clics'),
    responses: say('tasa de respuesta|respuestas'),
    star: say('estrella|estrellas'),
    at: say('en'),
    me: say('me|nos'),
    numbers: say('una|dos|tres|cuatro|cinco'),
    units: { days: say('día|días'), weeks: say('semana|semanas'), months: say('mes|meses') },
    periods: {
      today: say('hoy'),
      yesterday: say('ayer'),
      'this-week': say('esta semana'),
      'last-week': say('semana pasada|última semana'),
      'this-month': say('este mes'),
      'last-month': say('mes pasado|último mes'),
      'this-year': say('este año'),
      'last-year': say('año pasado|último año'),
    },
  },
  fr: {
    common: say(
      'comment|quel|quelle|quels|quelles|combien|les|le|la|nos|notre|de|des|du|mes|montrez|montre|avons|nous|pour|avec|sont|est|y|a|ont|un|une|que|qui|dans|au|aux|ce|l|d|clients|on|et|se|ai|je|dois',
    ),
    draft: say('rédige|rédigez|rédiger|écris|écrivez|écrire|crée|créez|créer|prépare|préparez|préparer|brouillon'),
    act: say(
      'supprime|supprimez|efface|effacez|envoie|envoyez|publie|publiez|annule|annulez|paye|payez|invite|invitez|ignore|ignorez|oublie|oubliez|supprimer|effacer|envoyer|publier|annuler|payer|inviter',
    ),
    message: say('promotion|offre|campagne|message|annonce|newsletter|e-mail'),
    about: say('pour|sur'),
    reply: say('réponse|réponses'),
    campaign: say('campagne|campagnes|newsletter|newsletters'),
    dispute: say('litige|litiges|contestation|contestations'),
    review: say('avis|évaluation|évaluations|note|notes|moyenne'),
    voices: say(
      'plainte|plaintes|plaignent|reproches|commentaires|disent les clients|disent nos clients|dit-on de nous|disent de nous',
    ),
    mention: say(
      'mentionne|mentionnent|mentionnant|parle de|parlent de|parle du|parlent du|parlent des|à propos de|à propos du|au sujet de|au sujet du|concernant|avis sur|commentaires sur',
    ),
    compare: say(
      'quel établissement|quel restaurant|quel magasin|quelle boutique|lequel de nos|comparez les établissements|compare les établissements|comparer les établissements|par établissement|par restaurant|meilleur établissement|meilleur restaurant|pire établissement|pire restaurant',
    ),
    most: say('le plus d’avis|plus d’avis|moins d’avis|combien d’avis'),
    responseRate: say('taux de réponse|avons répondu|avons-nous répondu'),
    unanswered: say(
      'sans réponse|pas de réponse|en attente de réponse|attendent une réponse|à répondre|non répondus|pas répondu|dois-je répondre|répondre en premier|répondre d’abord',
    ),
    toDo: say('que dois-je faire|quoi faire|à faire|urgent'),
    lowest: say('pire|pires|plus mauvais|plus bas|plus basses|moins bons'),
    highest: say('meilleur|meilleurs|meilleure|meilleures|plus hautes|mieux'),
    newest: say('derniers avis|plus récents|récents|nouveaux'),
    oldest: say('plus anciens|plus vieux'),
    negative: say('négatif|négatifs|mauvais|plainte|plaintes|plaignent|reproches|mécontents'),
    positive: say('positif|positifs|bons'),
    overview: say(
      'comment ça va|comment s’est passé|comment s’est passée|comment allons-nous|où en sommes-nous|bilan|résumé|quoi de neuf|du nouveau|sont contents|sont-ils contents|sont satisfaits|sont-ils satisfaits',
    ),
    help: say('aide|que peux-tu faire|que pouvez-vous faire|que sais-tu|que savez-vous|qui es-tu|qui êtes-vous'),
    greeting: say('bonjour|bonsoir|salut|coucou'),
    thanks: say('merci|merci beaucoup|au revoir'),
    beyond: say(
      'prévision|prévisions|prédis|prédisez|concurrent|concurrents|concurrence|revenus|ventes|chiffre d’affaires|bénéfices|météo|autres clients|autres entreprises',
    ),
    opens: say('taux d’ouverture|ouvertures|ouverte|ouvertes'),
    clicks: say('taux de clics|taux de clic|clics'),
    responses: say('taux de réponse|réponses'),
    star: say('étoile|étoiles'),
    at: say('à|en'),
    me: say('moi|nous'),
    numbers: say('une|deux|trois|quatre|cinq'),
    units: { days: say('jour|jours'), weeks: say('semaine|semaines'), months: say('mois') },
    periods: {
      today: say('aujourd’hui'),
      yesterday: say('hier'),
      'this-week': say('cette semaine'),
      'last-week': say('semaine dernière|semaine passée|dernière semaine'),
      'this-month': say('ce mois|ce mois-ci'),
      'last-month': say('mois dernier|mois passé|dernier mois'),
      'this-year': say('cette année'),
      'last-year': say('année dernière|an dernier|année passée'),
    },
  },
  de: {
    common: say(
      'wie|was|welche|welcher|die|der|das|unsere|unser|unseren|wir|zeige|zeig|haben|viele|sind|ist|war|von|für|meine|gibt|mit|lief|uns|mir|bei|im|den|dem|des|eine|einen|und|oder|wer|wo|warum|es|ich|kunden|gäste|besser|als|auf|dass|sich|muss|soll',
    ),
    draft: say(
      'entwirf|entwerfen|schreib|schreibe|schreiben|verfasse|verfassen|erstelle|erstellen|formuliere|formulieren|entwurf',
    ),
    act: say(
      'lösch|lösche|löschen|entferne|entfernen|sende|senden|schick|schicke|schicken|veröffentliche|veröffentlichen|storniere|bezahle|lade|ignoriere|ignorieren|vergiss',
    ),
    message: say('aktion|angebot|kampagne|nachricht|ankündigung|newsletter|e-mail|mailing|werbung|werbeaktion'),
    about: say('für|zu|zum|zur|über'),
    reply: say('antwort|antworten'),
    campaign: say('kampagne|kampagnen|mailing|mailings|newsletter'),
    dispute: say('beanstandung|beanstandungen|einspruch|einsprüche|streitfall|streitfälle|anfechtung|anfechtungen'),
    review: say('bewertung|bewertungen|rezension|rezensionen|note|durchschnitt|durchschnittliche'),
    voices: say(
      'beschwerde|beschwerden|beschweren|kritik|feedback|sagen die kunden|sagen die gäste|sagen unsere kunden|sagen unsere gäste|sagen über uns|sagt man über uns',
    ),
    mention: say('erwähnt|erwähnen|zum thema|über'),
    compare: say(
      'welcher standort|welches restaurant|welche filiale|welcher laden|welches geschäft|vergleiche die standorte|vergleiche unsere standorte|standorte im vergleich|je standort|pro standort|nach standort|bester standort|schlechtester standort|bestes restaurant|schlechtestes restaurant|beste filiale|schlechteste filiale',
    ),
    most: say('meisten bewertungen|mehr bewertungen|wenigsten bewertungen|wie viele bewertungen'),
    responseRate: say('antwortquote|antwortrate|haben wir beantwortet|haben wir geantwortet'),
    unanswered: say(
      'unbeantwortet|unbeantwortete|unbeantworteten|ohne antwort|nicht beantwortet|warten auf eine antwort|warten auf antwort|noch beantworten|zu beantworten|nicht geantwortet|nicht beantworteten|noch offen|offene bewertungen|offenen bewertungen|muss ich beantworten|soll ich beantworten|keine antwort|zuerst beantworten|zuerst antworten',
    ),
    toDo: say('was soll ich tun|was muss ich tun|was ist zu tun|dringend'),
    lowest: say('schlechteste|schlechtesten|schlimmsten|niedrigsten'),
    highest: say('beste|besten|höchsten|am besten'),
    newest: say('neueste|neuesten|letzten bewertungen|aktuellsten|neue|neuen'),
    oldest: say('älteste|ältesten'),
    negative: say(
      'negative|negativen|schlechte|schlechten|kritische|kritischen|beschwerde|beschwerden|beschweren|kritik|unzufrieden',
    ),
    positive: say('positive|positiven|gute|guten'),
    overview: say(
      'wie lief|wie läuft|wie waren wir|wie stehen wir|wie geht es uns|überblick|zusammenfassung|was gibt es neues|was gibt’s neues|gibt es neues|gibt’s neues|neuigkeiten|kunden zufrieden|gäste zufrieden',
    ),
    help: say('hilfe|was kannst du|was können sie|was weißt du|was wissen sie|wer bist du|wer sind sie'),
    greeting: say('hallo|hi|guten morgen|guten tag|guten abend|moin|grüß gott'),
    thanks: say('danke|vielen dank|tschüss|auf wiedersehen'),
    beyond: say(
      'prognose|vorhersage|konkurrenz|konkurrent|konkurrenten|mitbewerber|umsatz|verkäufe|gewinn|wetter|andere kunden|anderen kunden|andere firmen|anderer kunden',
    ),
    opens: say('öffnungsrate|geöffnet|öffnungen'),
    clicks: say('klickrate|geklickt|klicks'),
    responses: say('antwortrate|antwortquote|antworten|rückmeldungen'),
    star: say('stern|sterne|sternen'),
    at: say('in|bei'),
    me: say('mir|uns'),
    numbers: say('ein|zwei|drei|vier|fünf'),
    units: { days: say('tag|tage|tagen'), weeks: say('woche|wochen'), months: say('monat|monate|monaten') },
    periods: {
      today: say('heute'),
      yesterday: say('gestern'),
      'this-week': say('diese woche|dieser woche'),
      'last-week': say('letzte woche|letzter woche|letzten woche|vorige woche|vergangene woche'),
      'this-month': say('diesen monat|diesem monat'),
      'last-month': say('letzten monat|letzter monat|vorigen monat|vergangenen monat'),
      'this-year': say('dieses jahr|diesem jahr'),
      'last-year': say('letztes jahr|letzten jahr|voriges jahr|vergangenes jahr'),
    },
  },
}
