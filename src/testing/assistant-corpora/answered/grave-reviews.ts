import type { Caution } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { JudgedReview } from './judged-review.ts'

const grave = (
  language: Locale,
  caution: Caution,
  [content, rating = 1]: [content: string, rating?: number],
): JudgedReview => ({ language, rating, content, caution, names: [], never: [] })

export const GRAVE_REVIEWS: readonly JudgedReview[] = [
  grave('en', 'health', ['I slipped on the wet floor by the entrance and broke my wrist. Nobody had put up a sign.']),
  grave('en', 'health', [
    'I told them twice about my nut allergy. My son ended up in hospital with anaphylactic shock.',
  ]),
  grave('en', 'health', ['Great burgers, but three of us had food poisoning the next day. Vomiting all night.', 2]),
  grave('en', 'health', [
    'There was a piece of glass in my salad and I cut my mouth. The staff were lovely about it.',
    3,
  ]),
  grave('en', 'discrimination', ['They seated everyone but us. We were the only Black family there. Pure racism.']),
  grave('en', 'discrimination', ['My wife uses a wheelchair and they refused to serve us because of it.']),
  grave('en', 'legal', ['You will be hearing from my lawyer. The contract says something else entirely.']),
  grave('en', 'legal', ['Money was taken from my handbag in the changing room. I have filed a police report.']),
  grave('en', 'legal', [
    'I am a journalist with the Evening Post and will publish an article on how you treat your staff.',
  ]),
  grave('en', 'extortion', ['Pay us 500 pounds or we post fifty more reviews like this one.']),
  grave('en', 'extortion', ['Refund me in full and I will delete this review.']),
  grave('en', 'threat', ['I know where you live. Watch your back.']),
  grave('en', 'abuse', ['F***ing idiots, the lot of you. Sh*thole.']),
  grave('es', 'health', ['Mi hija es celíaca, lo avisamos, y acabó en urgencias con una reacción alérgica.']),
  grave('es', 'health', ['Toda la familia con intoxicación alimentaria después de comer la paella.']),
  grave('es', 'discrimination', ['No nos dejaron entrar por ser gitanos. Esto es discriminación.']),
  grave('es', 'legal', ['He puesto una denuncia a la policía y mi abogado se pondrá en contacto con ustedes.']),
  grave('es', 'extortion', ['Devuélvanme el dinero o pondré una estrella en todas partes.']),
  grave('fr', 'health', ['Ma mère est tombée dans l’escalier mal éclairé et s’est cassé la hanche.']),
  grave('fr', 'health', ['Intoxication alimentaire pour toute la table, deux jours au lit.']),
  grave('fr', 'discrimination', ['Propos racistes du serveur envers mon mari. Honteux.']),
  grave('fr', 'legal', ['Mon avocat vous écrira, et j’ai porté plainte au commissariat.']),
  grave('fr', 'abuse', ['Bande de connards, allez vous faire f***re.']),
  grave('de', 'health', ['Nach dem Essen lag ich mit einer Lebensmittelvergiftung drei Tage im Krankenhaus.']),
  grave('de', 'health', ['Die Friseurin hat mir beim Färben die Kopfhaut verätzt. Ich musste zum Arzt.']),
  grave('de', 'discrimination', ['Wegen meines Kopftuchs wurde ich nicht bedient. Das ist Diskriminierung.']),
  grave('de', 'legal', ['Ich habe Anzeige bei der Polizei erstattet und meinen Anwalt eingeschaltet.']),
  grave('de', 'extortion', ['Überweisen Sie mir 300 Euro, dann lösche ich die Bewertung.']),
  grave('en', 'unwritten-language', ['Il cibo era freddo e il cameriere molto scortese. Non torneremo mai più.']),
  grave('en', 'unwritten-language', ['Het eten was koud en we moesten een uur wachten op de rekening.', 2]),
  grave('de', 'unwritten-language', ['料理はとても美味しかったですが、店員の態度が悪かったです。', 3]),
  grave('es', 'unwritten-language', ['Bardzo miła obsługa i pyszne jedzenie, na pewno wrócimy tu z całą rodziną.', 5]),
]
