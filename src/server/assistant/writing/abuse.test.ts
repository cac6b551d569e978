import { describe, expect, it } from 'vitest'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { findCaution } from './find-caution.ts'

function cautionOf(content: string, rating = 1) {
  const review = { content, rating, isRecommended: null }
  return findCaution(review, readReview({ ...review, language: null, locale: 'en' }))
}

describe('abuse with nothing in it that could be answered', () => {
  it.each([
    'Absolute morons. The fat cow on reception is thicker than the walls and the boss is an arrogant prick.',
    'F u c k this place and everyone in it',
    'A$$holes, the lot of them. Scum.',
    'Fuuuck you and your ugly mother',
    'Dump. Go die you idiots',
    'Panda de subnormales. La dueña es una gorda asquerosa y el hijo un imbécil.',
    'Hijos de p*ta. Que os den',
    'Sois unos gilipoyas, basura humana',
    'Bande d’abrutis finis, la patronne est une grosse vache. Allez crever',
    'C0nnards. Trou du cul le gérant.',
    'fdp',
    'Saftladen. Die dumme Kuh am Empfang ist zu blöd zum Atmen und der Inhaber ein Vollidiot. Geht sterben',
    'Wixxer alle miteinander',
    'A r s c h l ö c h e r',
  ])('is not answered: %s', (content) => {
    expect(['abuse', 'threat']).toContain(cautionOf(content))
  })

  it.each([
    'Waited 50 f***ing minutes for a cold pizza, then the idiot at the till laughed.',
    'What a shitty way to treat people. They lost my parcel and nobody answers the phone.',
    'Me cobraron dos veces, menudos gilipollas.',
    'Une heure d’attente, le serveur est un con, et le plat était froid.',
    'Scheiß Laden, Termin dreimal verschoben, am Ende falsche Brille.',
    'I felt like an idiot standing there while they served everyone else at the counter before me.',
    'They called my son an idiot in front of the whole class.',
    'Died laughing at the menu, to die for it is not.',
    'The pork was tough, pigs deserve better. Quite a disappointing evening for what it is.',
    'The pros are few, plenty of cons.',
    'En retard, et nous étions assis dehors.',
    'Los baños, asquerosos y guarros.',
    'Les ordures débordent devant la porte.',
    'Vermin in the kitchen, filth everywhere.',
    'Vuelo retrasado y los capullos sin abrir.',
    'Dicke Kühe auf der Weide, netter Blick, sonst nichts los in dieser Gegend hier oben.',
  ])('is a complaint where something is told: %s', (content) => {
    expect(['abuse', 'threat']).not.toContain(cautionOf(content))
  })

  it.each([
    'Sois unos inútiles de m***** y unos payasos, no servís ni para fregar. El jefe es un desgraciado 🖕🤡',
    'Ojalá cerréis pronto, panda de inútiles',
    'Vaya banda de sinvergüenzas y muertos de hambre. Ojalá os hundáis 🖕',
    '🖕🖕🖕',
    'Payasos 🤡🤡🤡',
    'Iros a la m**rda, fracasados',
    'El dueño es un c*br*n y un miserable. Asco de gente.',
    'Que os jodan, ratas inmundas',
    'Tu madre y tú sois unos desgraciados, a ver si os arruináis',
    'Malnacidos. Ojalá se os caiga el techo encima.',
    'Pedazo de inútil el encargado, mongolo perdido',
    'Me cago en vuestros muertos, chusma',
    'You bunch of clowns 🤡 hope you go bankrupt, losers',
    'Pathetic losers, the lot of you. Hope the place shuts down for good 🖕',
    'Absolute muppets. The owner is a worthless piece of garbage.',
    'F*** off you useless t***s',
    'What a bunch of degenerates, crawl back under your rock',
    'The manager is a fat lazy slob and his wife is a witch 🖕🖕',
    'Vermin. You are all parasites and I hope you rot',
    'Bande de clowns 🤡, j’espère que vous allez couler',
    'Le patron est un gros porc et sa femme une sorcière. Allez vous faire voir',
    'Sales types, des minables, des ratés. Vivement la faillite !',
    'Pauvres tarés 🖕🖕',
    'Tas de m***e, bande de bouffons',
    'Des parasites et des moins que rien, que ça ferme !',
    'Ihr Clowns 🤡🤡 hoffentlich geht ihr pleite, ihr Versager',
    'Der Chef ist ein Vollhonk und seine Frau eine Hexe. Verpisst euch',
    'Elende Ratten, ihr Nichtsnutze, macht den Laden dicht 🖕',
    'S******verein, lauter Hohlköpfe und Lachnummern',
    'Ihr seid doch alle krank im Kopf, ihr Pfeifen. Geht zum Teufel',
    'Deine Mutter. Ihr Opfer 🖕',
    'Lächerliche Gestalten, Abschaum, möge der Blitz einschlagen',
  ])('is not answered in other words either: %s', (content) => {
    expect(['abuse', 'threat']).toContain(cautionOf(content))
  })

  it.each([
    'Unos payasos: me cobraron 90 euros por cambiar un tapón y el coche sigue igual. Ojalá cerréis 🖕',
    'Inútiles. Tres semanas con la moto en el taller y me la devuelven sin frenos.',
    'Panda de sinvergüenzas, la factura subió de 200 a 480 sin avisar.',
    'Ojalá no cerréis nunca los domingos, porque el resto de la semana no llego.',
    'Vergonzoso. El encargado se rio de mi hija cuando pidió un vaso de agua.',
    'Qué asco de baños, y la comida sabía a plástico 🤮',
    'Menuda panda de aficionados, la pared quedó torcida.',
    'A bunch of clowns: they fitted the wrong door twice and left the old one on my lawn 🤡',
    'Useless. Booked for six, arrived, no table, no apology.',
    'I hope they close soon, the noise from the terrace keeps our whole street awake until three.',
    'The clown 🤡 at the birthday party was an hour late and the balloons were flat.',
    'Des clowns : deux heures de retard et la moitié des cartons perdus.',
    'Des rats dans la cuisine, je les ai vus de mes yeux.',
    'Minable, le plat était immangeable et le serveur a haussé les épaules.',
    'Lächerlich. Drei Wochen auf das Ersatzteil gewartet, dann war es das falsche 🖕',
    'Ratten im Hinterhof, Müll vor der Tür, so geht das nicht.',
    'Der Clown auf der Feier kam gar nicht, das Geld haben sie behalten 🤡',
    'Pfeifen die Mitarbeiter ständig laut vor sich hin, an Ruhe beim Lesen ist da nicht zu denken.',
    'Pathetic portion of chips, burnt on the outside and frozen inside.',
    'Losers in this deal are the tenants: no heating since October.',
    'Das Hexenhaus am Eingang war leer, die Hexe krank, die Kinder enttäuscht.',
  ])('is still a complaint where something is told: %s', (content) => {
    expect(['abuse', 'threat']).not.toContain(cautionOf(content))
  })

  it('is praise with many stars', () => {
    expect(cautionOf('F***ing brilliant, you mad bastards', 5)).toBeNull()
  })
})
