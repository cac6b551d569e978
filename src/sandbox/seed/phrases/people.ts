import type { SeedLanguage } from './phrase-book.ts'

const namesIn = (text: string): readonly string[] => text.split(/\s+/)

/** People who write, by the language they write in. */
export const PEOPLE: Readonly<Record<SeedLanguage, { first: readonly string[]; last: readonly string[] }>> = {
  en: {
    first: namesIn(
      `Alison Andrew Anita Barry Bethany Bronwyn Caleb Chidi Colleen Damian Deepa Derek Eleanor Farah
Fergus Gillian Grace Graham Hannah Imran Ingrid Jamal Jasmine Jocelyn Karen Keisha Kwame Laura
Leo Lindsay Mackenzie Malcolm Mei Meredith Nadia Neil Nora Oliver Owen Patrick Paula Quinn
Rachel Ravi Rosalind Ruth Samir Sandra Shauna Stephen Tamara Terrence Tessa Umar Valerie Wendy
Xavier Yasmin Yuki Zoe`,
    ),
    last: namesIn(
      `Abbott Adeyemi Ainsworth Bains Barkley Boudreau Chan Chisholm Comeau Connolly Dhillon Dunphy
Eisner Fairweather Fournier Gallant Ghosh Haddad Hartigan Hollis Iverson Jessop Kaur Keating
Kowalski Langille Leung MacAulay MacNeil Marchetti Mensah Nakamura Nickerson O’Dell Okafor
Osborne Pelley Pham Prescott Quigley Rafferty Ramsay Sandhu Saulnier Sharif Sinclair Stokes
Tait Thibodeau Tranter Underhill Vickers Wambolt Whitford Yeo Zwicker`,
    ),
  },
  es: {
    first: namesIn('Lucía Javier Carmen Andrés Marisol Pablo Ximena Rodrigo Elena Ignacio Rocío Mateo'),
    last: namesIn('Ferrer Quintana Robles Salcedo Ibarra Montoya Paredes Vidal Cárdenas Esteve Luján'),
  },
  fr: {
    first: namesIn('Mathilde Étienne Camille Luc Geneviève Antoine Noémie Pascal Solène Rémi Maude Yannick'),
    last: namesIn('Bélanger Caron Desjardins Gauthier Lavoie Morin Pelletier Rousseau Tremblay Vasseur Chevrier'),
  },
  de: {
    first: namesIn('Annika Bernd Claudia Dirk Friederike Holger Jana Katrin Lukas Marlies Sören Ute'),
    last: namesIn('Ahrens Brinkmann Dierks Engelhardt Hinrichs Kessler Lorenzen Petersen Reuter Steffens Wiegand'),
  },
}

/** Travellers go by made-up names. */
export const ALIASES = {
  first: namesIn('Coastal Wandering Salty Maple Northern Weekend Slow Hungry Window Tall Rainy Second'),
  last: namesIn('Fork Traveller Suitcase Gull Spoon Compass Lighthouse Paddler Nomad Kettle Anchor Map'),
}
