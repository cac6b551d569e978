import type { BlockReason } from '../assistant.ts'

export const es = {
  link: 'Contiene un enlace que no está entre sus datos.',
  'contact-detail': 'Contiene un teléfono o una dirección que no está entre sus datos.',
  promise: 'Promete algo.',
  refund: 'Ofrece dinero o un reembolso.',
  'other-name': 'Nombra a alguien que no tiene nada que ver con la reseña.',
  'wrong-language': 'No está en el idioma de la reseña.',
  'leaked-instructions': 'Repite instrucciones internas.',
  offensive: 'Contiene palabras ofensivas.',
  'contradicts-review': 'Responde a algo distinto de lo que dice la reseña.',
  'hostile-review':
    'La reseña le habla al asistente en vez de hablar de su negocio, así que no hay borrador. Escriba usted la respuesta.',
  'unchecked-language':
    'Está en un idioma que no podemos comprobar. Si lo quiere así, indique el idioma en las instrucciones.',
  unfounded: 'Dice más de lo que dicen las cifras.',
  empty: 'No dice nada.',
  health:
    'Según la reseña, alguien puede haberse hecho daño o haber enfermado. Hable con los responsables antes de responder y diga solo lo que se sabe.',
  discrimination:
    'La reseña puede tratar de discriminación, acoso o violencia. Hable con los responsables antes de responder.',
  legal:
    'La reseña habla de abogados, de la policía, de la prensa, de un robo o de datos privados. Pida a un responsable que la vea antes de responder.',
  loss: 'La reseña habla de una pérdida. Antes de enviar la respuesta, compruebe que el tono es el adecuado.',
  threat:
    'La reseña contiene una amenaza. Responder no ayudaría: guárdela, denúnciela ante la plataforma y llame a la policía si alguien corre peligro.',
  extortion:
    'La reseña pide dinero o un favor a cambio de la valoración. No responda en público: denúnciela ante la plataforma.',
  abuse: 'Son insultos más que una reseña. Responder solo llamaría la atención: denúnciela ante la plataforma.',
  'unwritten-language':
    'La reseña está en un idioma en el que no se puede redactar un borrador. Responda con sus propias palabras o indique un idioma en las instrucciones.',
} as const satisfies Record<BlockReason, string>
