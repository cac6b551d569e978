import type { PrivacyContent } from '../en/privacy.ts'

export const privacy = {
  meta: {
    title: 'Privacidad · Goodword',
    description: 'Qué guarda Goodword, por qué, durante cuánto tiempo, quién más lo ve y qué derechos tiene usted.',
  },
  title: 'Privacidad',
  lead: 'Guardamos lo que el servicio necesita para funcionar y nada para publicidad. Esta página dice qué es, cuánto tiempo permanece y qué puede pedirnos.',
  sections: {
    responsible: {
      heading: 'Quién es responsable',
      blocks: [
        'El responsable de este sitio web, de su cuenta y de los mensajes que nos envía es el operador de esta instalación de Goodword, cuyos datos de contacto están al pie de esta página. Puede escribirnos a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
        'Sobre las reseñas, los contactos y las campañas del espacio de trabajo de un cliente decide ese cliente, y él es el responsable. Nosotros los tratamos únicamente por su encargo y siguiendo sus instrucciones. Si una empresa usó Goodword para escribirle o para responder a su reseña, diríjase primero a ella; nosotros la ayudamos a contestarle.',
      ],
    },
    stored: {
      heading: 'Qué guardamos y durante cuánto tiempo',
      blocks: [
        {
          terms: [
            {
              term: 'Su cuenta',
              text: 'Nombre, correo electrónico, idioma, un resumen criptográfico (hash) de su contraseña y su segundo factor, si lo usa. Se guardan mientras exista su cuenta y se eliminan en un plazo de 30 días tras su cierre.',
            },
            {
              term: 'Su espacio de trabajo',
              text: 'Datos de la empresa, ajustes, miembros del equipo, plantillas, respuestas, disputas y códigos QR. Se guardan mientras exista el espacio y se eliminan en un plazo de 30 días tras su cierre.',
            },
            {
              term: 'Reseñas',
              text: 'Texto, valoración, fecha y nombre del autor tal como los muestra la plataforma. Se guardan mientras lo permitan las normas de almacenamiento de la plataforma y se retiran con el espacio de trabajo o al desconectar la plataforma.',
            },
            {
              term: 'Contactos y mensajes que envía',
              text: 'Nombre, dirección o número, prueba del consentimiento y si un mensaje se entregó, abrió o respondió. Se guardan hasta que usted los borre. Una baja se conserva para poder respetarla.',
            },
            {
              term: 'Acceso a las plataformas',
              text: 'Las claves con las que Goodword lee reseñas y publica respuestas, cifradas. Se eliminan en cuanto desconecta la plataforma.',
            },
            {
              term: 'Registro de actividad',
              text: 'Quién hizo qué en un espacio de trabajo y cuándo, para poder seguir los cambios. Se guarda mientras exista el espacio.',
            },
            {
              term: 'Mensajes del formulario de contacto',
              text: 'Lo que escriba en él y el idioma de la página. Se guarda hasta que el asunto quede resuelto y, como máximo, 12 meses.',
            },
            {
              term: 'Facturación',
              text: 'Plan, facturas y estado de los pagos. Los números de tarjeta van al proveedor de pagos, nunca a nosotros. Las facturas se guardan el tiempo que exija la ley fiscal.',
            },
            {
              term: 'Registros técnicos',
              text: 'Hora, dirección solicitada, resultado y dirección de red, sin contraseñas ni contenido de mensajes. Se guardan 30 días como máximo, y más solo mientras se investiga un ataque.',
            },
          ],
        },
        'Las copias de seguridad contienen lo anterior durante un tiempo limitado y después se sobrescriben. Lo que se eliminó no se recupera de ellas.',
      ],
    },
    why: {
      heading: 'Por qué podemos hacerlo',
      blocks: [
        'Tratamos los datos de su cuenta, de su espacio de trabajo y de facturación para cumplir nuestro contrato con usted (artículo 6.1.b del RGPD). Los registros y la protección frente a abusos se basan en nuestro interés legítimo en un servicio seguro (artículo 6.1.f). Conservamos las facturas porque la ley nos obliga (artículo 6.1.c). Cuando nos escribe, usamos su mensaje para responderle.',
        'No vendemos datos personales, no los compartimos con fines publicitarios y no elaboramos perfiles de quienes escriben reseñas.',
      ],
    },
    cookies: {
      heading: 'Cookies y almacenamiento en su navegador',
      blocks: [
        'Estas páginas públicas no usan cookies ni cargan nada de otras empresas. Si elige una apariencia o cierra el aviso de idioma, su navegador lo recuerda en su dispositivo. Un mensaje que haya empezado en el formulario de contacto también espera ahí hasta que se envíe.',
        'Al iniciar sesión, su navegador guarda la sesión para que siga abierta. Al cerrarla, se elimina.',
      ],
    },
    others: {
      heading: 'Quién más recibe datos',
      blocks: [
        'Recurrimos a otras empresas solo cuando el servicio no puede funcionar sin ellas:',
        {
          points: [
            'Las plataformas de reseñas que conecte reciben las respuestas y denuncias que envíe mediante Goodword.',
            'Los proveedores de correo electrónico, mensajes de texto, pagos, alojamiento y redacción con IA tratan datos por cuenta del operador. Cuáles se usan depende de cómo esté configurada esta instalación; escríbanos y le enviamos la lista actual.',
            'Las cuentas de correo, mensajes de texto y redes sociales que conecte usted mismo se usan según sus instrucciones.',
            'Las autoridades reciben datos solo cuando la ley nos obliga.',
          ],
        },
        'Si un proveedor está fuera de su país, aplicamos las garantías que exige la ley, como las cláusulas contractuales tipo de la Comisión Europea.',
      ],
    },
    assistant: {
      heading: 'La IA y sus datos',
      blocks: [
        'El asistente sugiere respuestas, resume opiniones y ayuda con las disputas. Para ello recibe la reseña en cuestión y lo que usted le indique, no sus listas de contactos. No usamos sus datos para entrenar modelos. Nada de lo que escribe tiene efectos jurídicos para nadie sin que una persona lo decida.',
      ],
    },
    rights: {
      heading: 'Sus derechos',
      blocks: [
        'Según el RGPD y el RGPD del Reino Unido, usted puede:',
        {
          points: [
            'preguntar qué datos suyos tenemos y recibir una copia,',
            'pedir que se corrijan o se borren,',
            'pedir que se limite su uso u oponerse a él,',
            'llevárselos en un formato habitual,',
            'retirar un consentimiento en cualquier momento, con efecto para el futuro,',
            'reclamar ante la autoridad de protección de datos del lugar donde vive.',
          ],
        },
        'Según la Ley de Privacidad del Consumidor de California puede pedir conocer, corregir y eliminar sus datos, y no se le tratará peor por hacerlo. No hay nada de lo que excluirse: no vendemos ni compartimos información personal en el sentido de esa ley.',
        'Escriba a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) o use el [formulario de contacto](/contact?topic=privacy). Respondemos en el plazo de un mes y podemos pedirle que acredite su identidad.',
      ],
    },
    changes: {
      heading: 'Cambios en esta página',
      blocks: [
        'Si cambia lo que hacemos, primero cambia esta página. Avisamos por correo electrónico a los titulares de una cuenta antes de que surta efecto un cambio que les afecte.',
      ],
    },
  },
} satisfies PrivacyContent
