import type { ContactContent } from '../en/contact.ts'

export const contact = {
  meta: {
    title: 'Contacto · Goodword',
    description: 'Escriba al equipo de Goodword sobre planes, soporte, privacidad o cualquier otro asunto.',
  },
  title: 'Escríbanos',
  lead: 'Dudas sobre un plan, ayuda con su espacio de trabajo o algo que debamos saber: lo lee una persona y le responde por correo electrónico.',
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    topic: 'Asunto',
    message: 'Mensaje',
    website: 'Deje este campo vacío',
    counter: '{count} de {limit} caracteres',
    submit: 'Enviar mensaje',
    busy: 'Enviando...',
    privacyNote: 'Usamos lo que escriba aquí solo para responderle. Más en la [página de privacidad](/privacy).',
  },
  topics: {
    sales: 'Planes y ventas',
    support: 'Ayuda con mi espacio de trabajo',
    press: 'Prensa',
    careers: 'Trabajar en Goodword',
    privacy: 'Privacidad y mis datos',
    other: 'Consulta general',
  },
  validation: {
    required: 'Rellene este campo.',
    emailInvalid: 'Escriba un correo electrónico como nombre@example.com.',
    tooLong: 'El texto es demasiado largo.',
    tooShort: 'El texto es demasiado corto.',
    choiceInvalid: 'Elija una de las opciones.',
    invalid: 'Este valor no es válido.',
  },
  problems: {
    invalid: 'Su mensaje aún no se ha enviado. Revise los campos marcados.',
    rateLimited:
      'Han sido muchos mensajes en poco tiempo. Espere un minuto y vuelva a enviarlo. Lo que ha escrito sigue aquí.',
    failed:
      'No se ha podido enviar su mensaje. Lo que ha escrito sigue aquí; inténtelo de nuevo o escríbanos por correo electrónico.',
  },
  other: {
    title: 'Otras vías',
    email: 'Por correo electrónico',
    post: 'Por correo postal',
    security: '¿Ha encontrado un problema de seguridad? La [página de seguridad](/security) explica cómo comunicarlo.',
  },
  sent: {
    meta: { title: 'Mensaje enviado · Goodword', description: 'Su mensaje a Goodword ha llegado.' },
    title: 'Gracias, su mensaje ha llegado',
    text: 'Le responderemos por correo electrónico a la dirección que nos ha indicado.',
    back: 'Volver a la página de inicio',
  },
} satisfies ContactContent
