import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const dashboard: SameKeys<typeof en.dashboard> = {
  title: 'Panel',
  subtitle: 'Lo que pasa en {company}',
  recentActivity: 'Actividad reciente',
  emptyTitle: 'Aún no hay actividad',
  emptyText: 'Aquí aparecerá lo que hagan usted y su equipo.',
  failed: 'No se ha podido cargar la actividad',
  nothingTitle: 'Nada por ahora',
  nothingText: 'Ninguna actividad coincide con los filtros.',
  filters: {
    open: '{count, plural, =0 {Filtros} one {Filtros, # activo} other {Filtros, # activos}}',
    title: 'Filtrar la actividad',
    clear: 'Borrar',
    subject: 'Sobre',
    subjects: {
      reviews: 'Reseñas',
      replies: 'Respuestas',
      disputes: 'Disputas',
      'qr-codes': 'Códigos QR',
      connections: 'Conexiones',
      team: 'Equipo',
      workspace: 'Espacio de trabajo',
    },
    actor: 'De',
    everybody: 'Todo el equipo',
    product: 'Goodword, automático',
    left: 'Alguien que ya no está',
  },
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> creó el espacio <what>{subject}</what>} other {Se creó el espacio <what>{subject}</what>}}',
    workspaceSetUp: '{by, select, person {<who>{actor}</who> creó el espacio} other {Se creó el espacio}}',
    workspaceRenamed:
      '{by, select, person {<who>{actor}</who> puso a la empresa el nombre <what>{subject}</what>} other {La empresa se llama ahora <what>{subject}</what>}}',
    memberSignedIn:
      '{by, select, person {<who>{actor}</who>} other {<what>{subject}</what>}} inició sesión{count, plural, =1 {} other { # veces}}',
    memberInvited:
      '{by, select, person {<who>{actor}</who> invitó a <what>{subject}</what>} other {Se invitó a <what>{subject}</what>}}',
    memberJoined: '<what>{subject}</what> se unió al equipo',
    ssoChanged:
      '{by, select, person {<who>{actor}</who> configuró el inicio de sesión único} other {Se configuró el inicio de sesión único}}',
    ssoRemoved:
      '{by, select, person {<who>{actor}</who> quitó el inicio de sesión único} other {Se quitó el inicio de sesión único}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> conectó <what>{subject}</what>} other {Se conectó <what>{subject}</what>}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> desconectó <what>{subject}</what>} other {Se desconectó <what>{subject}</what>}}',
    integrationBroken: 'Hay que volver a conectar <what>{subject}</what>',
    reviewArrived:
      '{amount, plural, one {Ha llegado una reseña nueva: <what>{subject}</what>} other {Han llegado # reseñas nuevas; la última: <what>{subject}</what>}}',
    reviewFlagged: '<who>{actor}</who> marcó la reseña de <what>{author}</what> en {platform}',
    reviewUnflagged: '<who>{actor}</who> quitó la marca de la reseña de <what>{author}</what> en {platform}',
    reviewAssigned: '<who>{actor}</who> asignó la reseña de <what>{author}</what> en {platform}',
    replySubmitted: '<who>{actor}</who> respondió a la reseña de <what>{author}</what> en {platform}',
    replyUndone: '<who>{actor}</who> retiró la respuesta a la reseña de <what>{author}</what> en {platform}',
    replyAwaitsApproval:
      '<who>{actor}</who> pide aprobación para una respuesta a la reseña de <what>{author}</what> en {platform}',
    replyReturned: '<who>{actor}</who> devolvió una respuesta a la reseña de <what>{author}</what> en {platform}',
    replyLive: 'La respuesta a la reseña de <what>{author}</what> en {platform} ya está publicada',
    replyRejected: 'La plataforma rechazó la respuesta a la reseña de <what>{author}</what> en {platform}',
    replyFailed: 'No se pudo publicar la respuesta a la reseña de <what>{author}</what> en {platform}',
    replyDeleted:
      '{by, select, person {<who>{actor}</who> eliminó la respuesta a la reseña de <what>{author}</what> en {platform}} other {Se eliminó la respuesta a la reseña de <what>{author}</what> en {platform}}}',
    replyScheduled: '<who>{actor}</who> programó una respuesta a la reseña de <what>{author}</what> en {platform}',
    replyScheduleCancelled:
      '<who>{actor}</who> canceló la respuesta programada a la reseña de <what>{author}</what> en {platform}',
    replyHeld: 'La respuesta programada a la reseña de <what>{author}</what> en {platform} está en pausa',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> quitó <what>{subject}</what> de las integraciones} other {Se quitó <what>{subject}</what> de las integraciones}}',
    importDone:
      '{by, select, person {<who>{actor}</who> importó {amount, plural, one {# reseña} other {# reseñas}} de <what>{subject}</what>} other {{amount, plural, one {# reseña importada} other {# reseñas importadas}} de <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> deshizo la importación de <what>{subject}</what>} other {Se deshizo la importación de <what>{subject}</what>}}: {amount, plural, one {# reseña retirada} other {# reseñas retiradas}}',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> añadió una reseña a mano} other {Se añadió una reseña a mano}}: <what>{subject}</what>',
    reviewEdited:
      '{by, select, person {<who>{actor}</who> cambió una reseña añadida a mano} other {Se cambió una reseña añadida a mano}}: <what>{subject}</what>',
    reviewRemoved:
      '{by, select, person {<who>{actor}</who> quitó una reseña añadida a mano} other {Se quitó una reseña añadida a mano}}: <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> abrió una disputa} other {Se abrió una disputa}}: <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> presentó una disputa} other {Se presentó una disputa}}: <what>{subject}</what>',
    disputeFilingFailed: 'No se pudo presentar una disputa: <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> dio por resuelta una disputa} other {Se resolvió una disputa}}: <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> dio por rechazada una disputa} other {Se rechazó una disputa}}: <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> reabrió una disputa} other {Se reabrió una disputa}}: <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> apeló un rechazo} other {Se apeló un rechazo}}: <what>{subject}</what>',
    incidentOpened: 'Muchas malas reseñas a la vez; se abrió un incidente: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> cerró un incidente} other {Se cerró un incidente}}: <what>{subject}</what>',
    qrCodeCreated:
      '{amount, plural, one {<who>{actor}</who> creó el código QR <what>{subject}</what>} other {<who>{actor}</who> creó # códigos QR}}',
    qrCodeChanged: '<who>{actor}</who> cambió el código QR <what>{subject}</what>',
    qrCodeActivated: '<who>{actor}</who> activó el código QR <what>{subject}</what>',
    qrCodeDeactivated: '<who>{actor}</who> desactivó el código QR <what>{subject}</what>',
    qrCodeDeleted: '<who>{actor}</who> eliminó el código QR <what>{subject}</what>',
    qrCodeRestored: '<who>{actor}</who> recuperó el código QR <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> corrigió el sentimiento de} other {Se corrigió el sentimiento de}} <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> cambió la voz de la marca} other {Se cambió la voz de la marca}}',
  },
}

export const dashboardOverview: SameKeys<typeof en.dashboardOverview> = {
  controls: {
    period: 'Periodo',
    periods: {
      '7d': 'Últimos 7 días',
      '30d': 'Últimos 30 días',
      '90d': 'Últimos 90 días',
      '12m': 'Últimos 12 meses',
      all: 'Desde el principio',
    },
    location: 'Local',
    allLocations: 'Todos los locales',
  },
  figures: {
    title: 'De un vistazo',
    failed: 'No se han podido cargar las cifras',
    averageRating: 'Valoración media',
    totalReviews: 'Total de reseñas',
    activeDisputes: 'Disputas abiertas',
    responseRate: 'Tasa de respuesta',
    noRatings: {
      '7d': 'Sin valoraciones en estos 7 días',
      '30d': 'Sin valoraciones en estos 30 días',
      '90d': 'Sin valoraciones en estos 90 días',
      '12m': 'Sin valoraciones en estos 12 meses',
      all: 'Aún no hay valoraciones',
    },
    noReviews: {
      '7d': 'Sin reseñas en estos 7 días',
      '30d': 'Sin reseñas en estos 30 días',
      '90d': 'Sin reseñas en estos 90 días',
      '12m': 'Sin reseñas en estos 12 meses',
      all: 'Aún no hay reseñas',
    },
    notInPlan: 'No incluido en su plan',
    points: '{count, plural, one {{change} punto} other {{change} puntos}}',
    changed: {
      '7d': '{change} frente a los 7 días anteriores',
      '30d': '{change} frente a los 30 días anteriores',
      '90d': '{change} frente a los 90 días anteriores',
      '12m': '{change} frente a los 12 meses anteriores',
    },
    unchanged: {
      '7d': 'Sin cambios frente a los 7 días anteriores',
      '30d': 'Sin cambios frente a los 30 días anteriores',
      '90d': 'Sin cambios frente a los 90 días anteriores',
      '12m': 'Sin cambios frente a los 12 meses anteriores',
    },
    nothingBefore: {
      '7d': 'Nada con que comparar en los 7 días anteriores',
      '30d': 'Nada con que comparar en los 30 días anteriores',
      '90d': 'Nada con que comparar en los 90 días anteriores',
      '12m': 'Nada con que comparar en los 12 meses anteriores',
    },
    changedSince: {
      '7d': '{change} respecto a hace 7 días',
      '30d': '{change} respecto a hace 30 días',
      '90d': '{change} respecto a hace 90 días',
      '12m': '{change} respecto a hace 12 meses',
    },
    unchangedSince: {
      '7d': 'Las mismas que hace 7 días',
      '30d': 'Las mismas que hace 30 días',
      '90d': 'Las mismas que hace 90 días',
      '12m': 'Las mismas que hace 12 meses',
    },
    allTime: 'Desde la primera reseña',
    now: 'Ahora mismo',
    better: 'Mejor:',
    worse: 'Peor:',
    how: '¿Cómo se calcula «{figure}»?',
    counted: {
      averageRating:
        'La media de las estrellas de {count, plural, =0 {ninguna reseña} one {# reseña} other {# reseñas}}{span, select, days {, escritas del {from} al {to}} other {}}. Las recomendaciones no llevan estrellas y no cuentan aquí.',
      totalReviews:
        'Todas las reseñas{span, select, days { escritas del {from} al {to}} other { que hay}}, de todas las plataformas, con respuesta o sin ella.',
      responseRate:
        '{answered, plural, one {# reseña tiene} other {# reseñas tienen}} respuesta, de {count, plural, one {# reseña} other {# reseñas}}{span, select, days { escritas del {from} al {to}} other {}}. También cuentan las respuestas escritas en la propia plataforma. No cuentan las que fueron rechazadas, no llegaron o solo están guardadas aquí.',
      activeDisputes:
        'Disputas que ahora mismo están pendientes o en curso, {span, select, days {comparadas con las que había el {from}} other {sin importar cuándo se abrieron}}.',
    },
    days: 'Los días son los de su zona horaria, {timezone}.',
  },
  needs: {
    title: 'Para hoy',
    failed: 'No se han podido cargar sus tareas de hoy',
    nothingTitle: 'Aún no hay nada conectado',
    nothingText: 'Cuando lleguen sus reseñas, aquí verá lo que tiene pendiente.',
    doneTitle: 'Todo al día',
    doneText: 'No tiene nada pendiente. Lo siguiente aparecerá aquí solo.',
    kinds: {
      incidents: 'Más reseñas malas de lo habitual',
      'low-reviews': 'Malas reseñas sin respuesta',
      'reply-problems': 'Respuestas que no se publicaron',
      approvals: 'Respuestas por aprobar',
      'held-replies': 'Respuestas programadas en pausa',
      connections: 'Conexiones por renovar',
      disputes: 'Disputas que le necesitan',
    },
    count: '{count, number}{isMore, select, true {+} other {}}',
    seeAll: 'Ver {isMore, select, true {las {count, number} y más} other {las {count, number}}}',
    waiting:
      '{unit, select, minute {Pendiente desde hace {count, plural, one {# minuto} other {# minutos}}} hour {Pendiente desde hace {count, plural, one {# hora} other {# horas}}} day {Pendiente desde hace {count, plural, one {# día} other {# días}}} month {Pendiente desde hace {count, plural, one {# mes} other {# meses}}} year {Pendiente desde hace {count, plural, one {# año} other {# años}}} other {Ahora mismo}}',
    due: 'Fecha límite: {when}',
    expires: 'Caduca {when}',
    expired: 'Caducó {when}',
  },
  trend: {
    title: 'Valoración y número de reseñas',
    failed: 'No se ha podido cargar el gráfico',
    grains: {
      day: 'Por días',
      week: 'Por semanas',
      month: 'Por meses',
      quarter: 'Por trimestres',
      year: 'Por años',
    },
    asTable: 'Mostrar como tabla',
    rating: 'Valoración media',
    reviews: 'Reseñas',
    platforms: 'Plataformas mostradas',
    empty: 'Sin reseñas en este periodo',
    emptyText: 'Elija un periodo más largo o espere a la próxima reseña: aparecerá aquí al momento.',
    emptyEver: 'Aún no hay reseñas',
    emptyEverText: 'En cuanto lleguen reseñas, aquí verá su valoración y su número a lo largo del tiempo.',
    slider: 'Moverse por las fechas',
    keys: 'Muévase por las fechas con las flechas izquierda y derecha; salga con Escape.',
    week: 'Semana del {day}',
    quarter: '{year} T{quarter}',
    countAndRating:
      '{count, plural, =0 {Sin reseñas} one {# reseña} other {# reseñas}}{rating, select, none {} other {, media {rating}}}',
    readout: '{when}: {summary}',
    readoutOf: '{platform}: {summary}',
    caption: 'Valoración y número de reseñas a lo largo del tiempo',
    when: 'Fecha',
  },
  onboarding: {
    title: 'Primeros pasos',
    progress: '{done, number} de {total, number} hechos',
    steps: {
      connect: 'Conectar una plataforma',
      sync: 'Cargar sus reseñas',
      reply: 'Responder a su primera reseña',
      voice: 'Definir la voz de su marca',
      team: 'Invitar a su equipo',
    },
    done: 'Hecho:',
    hide: 'Ocultar los primeros pasos',
    hidden: 'Primeros pasos ocultos para todo el equipo',
    show: 'Mostrar los primeros pasos',
    undo: 'Deshacer',
    failed: 'No ha funcionado',
  },
}
