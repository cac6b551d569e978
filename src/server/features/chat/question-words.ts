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
  responseRate: Phrases
  unanswered: Phrases
  lowest: Phrases
  highest: Phrases
  newest: Phrases
  oldest: Phrases
  negative: Phrases
  positive: Phrases
  overview: Phrases
  help: Phrases
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
    common: say('how|what|which|the|our|we|did|show|many|is|are|was|were|of|for|my|have|give|list|us|with|please|from'),
    draft: say('draft|write|create|prepare|compose|suggest'),
    act: say('delete|remove|send|publish|refund|cancel|pause|schedule|pay|transfer|grant|invite|ignore|forget'),
    message: say('promotion|promo|offer|campaign|message|announcement|newsletter|email|mailing|text message'),
    about: say('for|about|on'),
    reply: say('reply|replies|response|answer'),
    campaign: say('campaign|campaigns|mailing|mailings|newsletter|newsletters'),
    dispute: say('dispute|disputes|disputed'),
    review: say('review|reviews|rating|ratings|comments|average'),
    responseRate: say(
      'response rate|reply rate|answer rate|did we answer|did we reply|have we answered|have we replied|share of replies',
    ),
    unanswered: say(
      'unanswered|not answered|without a reply|without an answer|without a response|waiting for a reply|waiting for an answer|need a reply|needs a reply|need an answer|still to answer|to be answered',
    ),
    lowest: say('worst|lowest'),
    highest: say('best|highest|top'),
    newest: say('newest|latest|most recent|recent'),
    oldest: say('oldest|earliest'),
    negative: say('negative|bad|poor|critical|unhappy'),
    positive: say('positive|good|happy'),
    overview: say(
      'how did we do|how are we doing|how do we stand|how is it going|how are things|overview|summary|our reputation',
    ),
    help: say('help|what can you do|what can i ask|what do you know'),
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
      'cómo|qué|cuál|cuáles|cuántas|cuántos|las|los|el|la|nuestras|nuestros|nuestra|de|del|mis|hay|muéstrame|muéstreme|tenemos|por|para|con|fue|son|es',
    ),
    draft: say('redacta|redacte|redactar|escribe|escriba|escribir|crea|cree|crear|prepara|prepare|preparar|borrador'),
    act: say(
      'borra|borre|elimina|elimine|envía|envíe|publica|publique|cancela|cancele|paga|pague|invita|invite|ignora|ignore|olvida|olvide',
    ),
    message: say('promoción|oferta|campaña|mensaje|anuncio|boletín|correo'),
    about: say('para|por|sobre'),
    reply: say('respuesta|respuestas|contestación'),
    campaign: say('campaña|campañas|boletín|boletines'),
    dispute: say('disputa|disputas|reclamación|reclamaciones'),
    review: say('reseña|reseñas|opinión|opiniones|valoración|valoraciones|puntuación|media|promedio'),
    responseRate: say(
      'tasa de respuesta|índice de respuesta|porcentaje de respuesta|hemos respondido|hemos contestado',
    ),
    unanswered: say('sin respuesta|sin responder|sin contestar|por responder|por contestar|pendientes de respuesta'),
    lowest: say('peor|peores|más bajas|más baja'),
    highest: say('mejor|mejores|más altas|más alta'),
    newest: say('últimas reseñas|últimas opiniones|más recientes|recientes|más nuevas|nuevas'),
    oldest: say('más antiguas|más viejas'),
    negative: say('negativa|negativas|mala|malas|críticas'),
    positive: say('positiva|positivas|buena|buenas'),
    overview: say('cómo nos fue|cómo nos ha ido|cómo vamos|cómo estamos|resumen'),
    help: say('ayuda|qué puedes hacer|qué puede hacer|qué sabes|qué sabe'),
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
      'comment|quel|quelle|quels|quelles|combien|les|le|la|nos|notre|de|des|du|mes|montrez|montre|avons|nous|pour|avec|sont|est|y|a|ont',
    ),
    draft: say('rédige|rédigez|rédiger|écris|écrivez|écrire|crée|créez|créer|prépare|préparez|préparer|brouillon'),
    act: say(
      'supprime|supprimez|efface|effacez|envoie|envoyez|publie|publiez|annule|annulez|paye|payez|invite|invitez|ignore|ignorez|oublie|oubliez',
    ),
    message: say('promotion|offre|campagne|message|annonce|newsletter|e-mail'),
    about: say('pour|sur'),
    reply: say('réponse|réponses'),
    campaign: say('campagne|campagnes|newsletter|newsletters'),
    dispute: say('litige|litiges|contestation|contestations'),
    review: say('avis|évaluation|évaluations|note|notes|moyenne'),
    responseRate: say('taux de réponse|avons répondu|avons-nous répondu'),
    unanswered: say('sans réponse|pas de réponse|en attente de réponse|attendent une réponse|à répondre|non répondus'),
    lowest: say('pire|pires|plus mauvais|plus bas|plus basses|moins bons'),
    highest: say('meilleur|meilleurs|meilleure|meilleures|plus hautes|mieux'),
    newest: say('derniers avis|plus récents|récents|nouveaux'),
    oldest: say('plus anciens|plus vieux'),
    negative: say('négatif|négatifs|mauvais'),
    positive: say('positif|positifs|bons'),
    overview: say(
      'comment ça va|comment s’est passé|comment s’est passée|comment allons-nous|où en sommes-nous|bilan|résumé',
    ),
    help: say('aide|que peux-tu faire|que pouvez-vous faire|que sais-tu|que savez-vous'),
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
      'wie|was|welche|welcher|die|der|das|unsere|unser|unseren|wir|zeige|zeig|haben|viele|sind|ist|war|von|für|meine|gibt|mit|lief|uns|mir|bei|im',
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
    responseRate: say('antwortquote|antwortrate|haben wir beantwortet|haben wir geantwortet'),
    unanswered: say(
      'unbeantwortet|unbeantwortete|unbeantworteten|ohne antwort|nicht beantwortet|warten auf eine antwort|warten auf antwort|noch beantworten|zu beantworten',
    ),
    lowest: say('schlechteste|schlechtesten|schlimmsten|niedrigsten'),
    highest: say('beste|besten|höchsten|am besten'),
    newest: say('neueste|neuesten|letzten bewertungen|aktuellsten|neue|neuen'),
    oldest: say('älteste|ältesten'),
    negative: say('negative|negativen|schlechte|schlechten|kritische|kritischen'),
    positive: say('positive|positiven|gute|guten'),
    overview: say('wie lief|wie läuft|wie waren wir|wie stehen wir|wie geht es uns|überblick|zusammenfassung'),
    help: say('hilfe|was kannst du|was können sie|was weißt du|was wissen sie'),
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
