import { describe, expect, it } from 'vitest'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { findCaution, findHolding } from './find-caution.ts'
import { isBereaved } from './find-sorrow.ts'

function cautionOf(content: string, rating = 1) {
  const review = { content, rating, isRecommended: null }
  return findCaution(review, readReview({ ...review, language: null, locale: 'en' }))
}

describe('harm to a body', () => {
  it.each([
    'A hold came off the wall and I landed beside the mat. Ankle broken in two places, a plate and seven screws. Nobody ever called me back.',
    'The treadmill stopped dead. Torn ligament in my knee, surgery last week, and not one reply to my emails.',
    'My shoulder is in a cast because your shelf was not fixed. I wrote four times, no answer.',
    'Operated on twice since that massage, two vertebrae fused. They do not return calls.',
    'My husband lost part of a finger in your gate. Eleven weeks, no response.',
    'Se soltó la presa y caí fuera de la colchoneta. Tobillo roto por dos sitios, una placa y siete tornillos. Nadie me ha llamado.',
    'La puerta le pilló los dedos a mi hijo, tuvieron que operarle. Sin respuesta a mis correos.',
    'Con el brazo escayolado seis semanas por culpa de su rampa. No contestan.',
    'Me han tenido que operar de la rodilla por la caída en su piscina. Cero respuestas.',
    'Une prise s’est détachée, je suis tombé à côté du tapis. Cheville cassée à deux endroits, une plaque et sept vis. Aucune réponse depuis.',
    'Bras dans le plâtre pendant six semaines à cause de votre marche. Personne ne rappelle.',
    'Ma femme a été opérée du genou après la chute dans votre escalier. Silence radio.',
    'Deux côtes fêlées et l’épaule démise, merci le manège. Jamais de réponse à mes mails.',
    'Ein Griff hat sich gelöst, ich bin neben die Matte gefallen. Sprunggelenk zweifach gebrochen, Platte und sieben Schrauben. Zurückgerufen hat niemand.',
    'Kreuzband gerissen, weil die Matte fehlte. Operation war am Montag, Antwort keine.',
    'Mein Arm ist seit drei Wochen im Gips, auf meine Mail reagiert keiner.',
    'Die Tür hat meiner Tochter zwei Finger gequetscht, einer musste amputiert werden. Keine Rückmeldung.',
    'Schlüsselbein durch, OP mit Nagel. Und dann Funkstille.',
    'Bit on a stone in the bread and chipped a front tooth.',
    'Me abrí la ceja con el borde de la vitrina.',
    'Je me suis ouvert le genou sur la terrasse mouillée.',
    'An der Nussschale habe ich mir den Gaumen aufgeschnitten.',
  ])('is grave whatever else is told: %s', (content) => {
    expect(cautionOf(content)).toBe('health')
  })

  it.each([
    'The shelf arrived with seven screws missing and one leg broken. No reply to my emails.',
    'The back of the chair is broken and the arm is loose, nobody calls back.',
    'Head of the drill broken after a day, plate cracked. No answer.',
    'La pata de la mesa rota y faltan tornillos. Nadie contesta.',
    'El brazo de la silla vino roto, llevo un mes sin respuesta.',
    'Le pied de la table est cassé et il manque des vis. Aucune réponse.',
    'Le bras du fauteuil est cassé, personne ne rappelle.',
    'Das Tischbein ist gebrochen und es fehlen Schrauben. Keine Antwort.',
    'Der Fuß der Lampe war gebrochen, die Lehne locker. Niemand meldet sich.',
    'They broke my heart: the old carousel is gone.',
    'Pommes von Hand geschnitten, aber kalt. Die Verpackung war aufgerissen.',
    'Der Gips an der Wand bröckelt, auf die Mail kam keine Antwort.',
    'Le plâtre du plafond tombe, aucune réponse du propriétaire.',
  ])('is none to a thing: %s', (content) => {
    expect(cautionOf(content)).toBeNull()
  })
})

describe('a loss of the writer’s own', () => {
  it.each([
    'Dejé a Luna para una limpieza dental. Me llamaron para decirme que «no había despertado de la anestesia». Me entregaron a mi perra en una caja.',
    'Llevé a mi gato a castrar y no despertó de la anestesia. Nadie me explica nada.',
    'My dog went in for a dental and they rang to say he had not woken up from the anaesthetic.',
    'Ils m’ont appelée : mon chat ne s’était pas réveillé de l’anesthésie.',
    'Unser Hund war nur zur Zahnreinigung da und ist aus der Narkose nicht mehr aufgewacht.',
    'They did the flowers for my father’s funeral, exactly as he would have liked.',
    'Las coronas para el funeral de mi madre eran preciosas.',
    'La gerbe pour les obsèques de ma grand-mère était magnifique.',
    'Der Kranz für die Beerdigung meines Vaters war wunderschön.',
  ])('is one: %s', (content) => {
    expect(isBereaved(content)).toBe(true)
  })

  it.each([
    'Ordered a wreath for a funeral at very short notice, the widow could not abide lilies. Delivered to the church in the rain.',
    'As parish priest I order from them for every funeral. Always on time.',
    'Needed a black tie for a funeral of a client, sorted in five minutes.',
    'Como sacerdote les encargo las coronas para cada funeral. Siempre puntuales.',
    'Je suis pasteur, une couronne pour l’enterrement d’un paroissien, livrée à l’heure, la veuve était touchée.',
    'Als Pfarrer bestelle ich hier die Kränze zur Beerdigung von Gemeindegliedern. Immer pünktlich, die Witwe war gerührt.',
  ])('is somebody else’s: %s', (content) => {
    expect(isBereaved(content)).toBe(false)
  })
})

describe('who is left without what they cannot do without', () => {
  it.each([
    'My husband is 86 and on oxygen. The lift has been out since Monday and your office hangs up on me.',
    'Boiler off for a week with a three-week-old baby in the house. Two engineers booked, none came.',
    'I am diabetic. You cancelled my appointment the morning of, and the next one is in February.',
    'Mum, 91, waited for her carer all weekend. No meals, no tablets.',
    'Mi madre tiene 88 años y lleva cinco días sin calefacción. Me cuelgan el teléfono.',
    'Soy diabético y me han anulado la consulta otra vez. La siguiente, en abril.',
    'Con un bebé de tres semanas y sin agua caliente desde el lunes. Nadie viene.',
    'Mon père a 90 ans, l’ascenseur est en panne depuis dix jours et personne ne bouge.',
    'J’ai un cancer et on reporte mon examen pour la troisième fois.',
    'Une aide devait passer pour maman, 87 ans. Pas de repas, pas de médicaments tout le week-end.',
    'Mein Vater ist 89 und herzkrank. Die Heizung ist seit Samstag aus, der Notdienst kam nicht.',
    'Ich bin Diabetikerin. Mein Termin wurde am selben Morgen abgesagt, der nächste Termin ist erst im April.',
    'Schimmel an der Wand über dem Bett, unser Baby hustet jede Nacht. Der Vermieter zuckt mit den Schultern.',
    'Meine Oma (90) wurde einfach vergessen, ohne Essen, ohne Tabletten.',
    'Ich kaue seit Wochen nur links, ich habe Schmerzen. Der Termin wurde zum dritten Mal verschoben.',
    'J’ai très mal et mon rendez-vous a encore été reporté, sans un mot.',
    'I am in pain every night and my appointment was cancelled for the third time.',
    'Me duele al comer y me han cancelado la cita otra vez.',
  ])('is met with grave care: %s', (content) => {
    expect(cautionOf(content)).toBe('health')
  })

  it.each([
    'My father turned 80 and you cancelled our table the evening before. Poor show.',
    'My mother is 82 and could not read the tiny menu. Dry cake, slow service.',
    'No hot water in the spa and the sauna was broken.',
    'Mi padre cumple 80 años y nos cancelaron la reserva. Una vergüenza.',
    'Mi abuela de 85 años pidió pescado y vino seco.',
    'Ma mère a 85 ans et la musique était bien trop forte.',
    'Table annulée la veille pour les 80 ans de mamie, merci bien.',
    'Meine Mutter ist 84 und fand die Portionen viel zu groß. Der Kuchen war trocken.',
    'Zum 80. Geburtstag von Opa wurde der Tisch abgesagt.',
    'Aufzug im Hotel defekt, wir mussten die Koffer tragen.',
    'The massage left me in no pain at all, but the tea was cold.',
  ])('is none where only an evening was spoilt: %s', (content) => {
    expect(cautionOf(content)).toBeNull()
  })

  it('is thanked where it was looked after well', () => {
    expect(cautionOf('My mum is 88 and diabetic, our heating broke and you came within the hour.', 5)).toBeNull()
  })
})

describe('who speaks through a lawyer from now on', () => {
  it.each([
    'A crown came loose and I swallowed it. Anything further goes through my solicitor.',
    'El empaste me dejó el nervio dañado. Todo lo demás, por favor, con mi abogado.',
    'Ma brûlure au visage a laissé des cicatrices. Désormais, adressez-vous à mon avocate.',
    'Seit der Behandlung habe ich Schmerzen im Kiefer. Alles Weitere über meine Anwältin.',
  ])('is offered no talk: %s', (content) => {
    expect(findHolding(content, 'health', 1)).toBe('counsel')
  })

  it('is somebody else where a lawyer is only a customer', () => {
    expect(findHolding('Burnt my hand on the plate. My lawyer friends love this place.', 'health', 1)).toBe('health')
  })
})
