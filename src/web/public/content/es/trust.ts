import type { SecurityContent, ComplianceContent } from '../en/trust.ts'

export const security = {
  meta: {
    title: 'Seguridad · Goodword',
    description:
      'Cómo separa Goodword a sus clientes, cómo protege los secretos y el acceso, y cómo comunicar un problema.',
  },
  title: 'Seguridad',
  lead: 'Goodword guarda las llaves de su voz pública. Así está construido para protegerlas, en términos que puede comprobar.',
  sections: {
    isolation: {
      heading: 'Sus datos están separados',
      blocks: [
        'Cada tabla con datos de clientes está protegida por seguridad a nivel de fila en la propia base de datos, impuesta para todos. La aplicación trabaja con un rol de base de datos que no es propietario de las tablas ni puede saltarse las reglas, y solo puede leer filas dentro de una transacción ligada a un único cliente.',
        'Las claves entre tablas incluyen al cliente, de modo que un registro no puede apuntar a datos de otro. Pruebas automáticas comprueban cada una de estas propiedades en todas las tablas e intentan llegar a los datos de un cliente desde la cuenta de otro.',
      ],
    },
    secrets: {
      heading: 'Los secretos están cifrados',
      blocks: [
        'Las claves de acceso a plataformas y proveedores se cifran con AES-256-GCM antes de guardarse. Cada valor está ligado a su cliente, tabla, fila y columna: copiado a otro lugar, no puede abrirse. Las claves de cifrado pueden renovarse sin interrumpir el servicio.',
        'Los secretos no se escriben en los registros ni se envían al navegador.',
      ],
    },
    signIn: {
      heading: 'Inicio de sesión',
      blocks: [
        {
          points: [
            'Las contraseñas se guardan solo como resúmenes argon2id.',
            'Los intentos repetidos se ralentizan por dirección y por cuenta.',
            'Puede activar la verificación en dos pasos con una aplicación de autenticación y exigirla a todo su equipo, con siete días para configurarla.',
            'Puede limitar su espacio a las redes que indique. Un propietario que se quede fuera vuelve a entrar por correo.',
            'Usted decide tras cuántos minutos de inactividad se cierra la sesión de su equipo.',
            'Las sesiones son breves, se renuevan en segundo plano y pueden cerrarse.',
            'El servidor comprueba los permisos en cada petición; no basta con ocultarlos en pantalla.',
          ],
        },
      ],
    },
    browser: {
      heading: 'En el navegador',
      blocks: [
        'Cada respuesta lleva una política de seguridad de contenido estricta: solo se ejecutan nuestros propios scripts y nada se carga de otras empresas. El tráfico entre usted y el servicio está pensado para circular solo por HTTPS.',
        'Todo lo que entra se comprueba contra un contrato escrito antes de llegar a la aplicación, y el texto de las reseñas se trata como no fiable allí donde se muestra o se entrega al asistente.',
      ],
    },
    trail: {
      heading: 'Un rastro que puede seguirse',
      blocks: [
        'Los cambios se registran con quién, qué y cuándo, en un registro al que se puede añadir pero que no se puede reescribir. El acceso de los administradores del servicio a un espacio de trabajo pasa por una vía separada y auditada.',
        'Una respuesta o un mensaje sale una sola vez, aunque se repita una petición o falle un servidor a mitad de camino. Si se desconoce el resultado en una plataforma, la pantalla lo dice.',
      ],
    },
    running: {
      heading: 'El funcionamiento diario',
      blocks: [
        'Las dependencias están fijadas a versiones exactas. Las pruebas, incluidas las anteriores, se ejecutan antes de publicar cada cambio. El servicio informa de su propio estado y se detiene de forma ordenada, para que las actualizaciones no interrumpan su trabajo.',
        'No tenemos para esta instalación certificados de seguridad como SOC 2 o ISO 27001 y no mostramos distintivos. Pídanos los detalles que necesite para su propia evaluación.',
      ],
    },
    report: {
      heading: 'Comunicar un problema',
      blocks: [
        'Si ha encontrado una vulnerabilidad, escriba a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) con la palabra «Security» en el asunto. Díganos cómo reproducirla, no toque datos de otras personas y denos un tiempo razonable para corregirla antes de publicarla. Confirmamos que la hemos recibido, le mantenemos al corriente y no emprendemos acciones legales contra la investigación de buena fe.',
      ],
    },
  },
} satisfies SecurityContent

export const compliance = {
  meta: {
    title: 'Cumplimiento · Goodword',
    description:
      'Cómo cumple Goodword la ley sobre reseñas, mensajes, IA y datos personales, y las normas de las plataformas.',
  },
  title: 'Cumplimiento',
  lead: 'La ley sobre reseñas se ha vuelto estricta, y con razón. Goodword está hecho para que cumplirla sea el camino fácil. Esta página es información, no asesoramiento jurídico.',
  sections: {
    commitments: {
      heading: 'Nuestros compromisos sobre las reseñas',
      blocks: [
        {
          terms: [
            {
              term: 'Sin filtrar a los clientes',
              text: 'Las páginas y los códigos hechos con Goodword muestran a cada visitante los mismos enlaces de reseña, haya contestado lo que haya contestado. No es una opción que pueda desactivarse.',
            },
            {
              term: 'Sin incentivos por reseñas positivas',
              text: 'Ninguna función premia una valoración, y nuestras condiciones prohíben ofrecerlo.',
            },
            {
              term: 'Sin reseñas falsas',
              text: 'El asistente escribe respuestas, denuncias e invitaciones. No escribe reseñas.',
            },
            {
              term: 'Sin supresión',
              text: 'Una disputa denuncia una reseña ante su plataforma según las normas de esta. Una reseña sincera y desagradable no es uno de esos casos, y Goodword se lo dice.',
            },
            {
              term: 'Etiquetas honestas',
              text: 'El texto redactado por IA está marcado para usted y su equipo, y la marca permanece en el registro después de editarlo.',
            },
          ],
        },
      ],
    },
    law: {
      heading: 'Las normas que hay detrás',
      blocks: [
        {
          terms: [
            {
              term: 'Estados Unidos',
              text: 'La norma de la Comisión Federal de Comercio (FTC) sobre reseñas y testimonios de consumidores (16 CFR parte 465, en vigor desde octubre de 2024) prohíbe las reseñas falsas, también las escritas por IA, el pago por reseñas de un tono determinado, las de personas vinculadas que no lo declaran y la supresión. Las orientaciones de la FTC añaden: no pregunte solo a quienes espera que sean positivos.',
            },
            {
              term: 'Unión Europea',
              text: 'La Directiva sobre prácticas comerciales desleales, modificada en 2019, prohíbe las reseñas falsas, y la empresa que muestra reseñas debe decir si comprueba que proceden de clientes reales y cómo lo hace.',
            },
            {
              term: 'Reino Unido',
              text: 'La ley Digital Markets, Competition and Consumers Act prohíbe desde abril de 2025 las reseñas falsas y los incentivos ocultos y exige medidas razonables contra ellos.',
            },
          ],
        },
      ],
    },
    platforms: {
      heading: 'Las normas de cada plataforma',
      blocks: [
        'Cada plataforma tiene sus propias normas, y Goodword las distingue:',
        {
          points: [
            'Google permite pedir reseñas, pero no los incentivos, ni desanimar las negativas, ni elegir a quién se pregunta. Las respuestas se publican solo con su consentimiento.',
            'Yelp pide a las empresas que no soliciten reseñas en absoluto. Goodword le avisa cuando un código o una campaña lo haría.',
            'TripAdvisor permite pedirlas y prohíbe los incentivos.',
            'Facebook muestra recomendaciones en lugar de estrellas. Goodword no las convierte en una valoración.',
          ],
        },
        'Cuando una plataforma limita cuánto tiempo puede guardarse su contenido, respetamos ese límite.',
      ],
    },
    messages: {
      heading: 'Correos electrónicos y mensajes de texto',
      blocks: [
        {
          points: [
            'Los mensajes van solo a personas cuyo consentimiento u otra base legal haya registrado usted.',
            'Cada mensaje nombra al remitente y permite darse de baja: en el correo, con un clic; en los mensajes de texto, con una palabra como STOP.',
            'Una baja surte efecto de inmediato y para todas las campañas posteriores.',
            'Los mensajes de texto respetan las horas de descanso según la hora local del destinatario.',
          ],
        },
        'Esto responde a las leyes CAN-SPAM y Telephone Consumer Protection Act en Estados Unidos, a las PECR en el Reino Unido y a las normas de privacidad electrónica de la Unión Europea. Usted sigue siendo responsable de a quién escribe.',
      ],
    },
    data: {
      heading: 'Datos personales',
      blocks: [
        'Para los datos de su espacio de trabajo actuamos como encargado del tratamiento según el RGPD y el RGPD del Reino Unido, y como proveedor de servicios según la CCPA. Puede exportar y eliminar los datos de una persona. Los detalles están en la [página de privacidad](/privacy) y en la [página de seguridad](/security).',
        'Goodword no está hecho para historiales médicos y no ofrecemos un acuerdo de socio comercial conforme a la HIPAA. Si trabaja en sanidad, nunca confirme en una respuesta pública que alguien fue su paciente.',
      ],
    },
    accessibility: {
      heading: 'Accesibilidad',
      blocks: [
        'Construimos conforme a las WCAG 2.2, nivel AA: todo funciona con teclado, puede leerse con un lector de pantalla y mantiene el contraste en claro y en oscuro. Si algo se lo impide, [díganoslo](/contact) y lo corregiremos.',
      ],
    },
    report: {
      heading: 'Comunicar un uso indebido',
      blocks: [
        'Si cree que una empresa usa Goodword para reseñas falsas, mensajes no deseados o para presionar a quienes escribieron sobre ella, escriba a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}). Examinamos cada aviso.',
      ],
    },
  },
} satisfies ComplianceContent
