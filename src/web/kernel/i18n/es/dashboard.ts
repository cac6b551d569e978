import type { dashboard as source } from '#web/kernel/i18n/en/dashboard.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const dashboard: SameKeys<typeof source> = {
  title: 'Panel',
  subtitle: 'Lo que ocurre en {company}',
  recentActivity: 'Actividad reciente',
  emptyTitle: 'Aún no hay actividad',
  emptyText: 'Aquí aparecerá lo que hagan usted y su equipo.',
  failed: 'No se ha podido cargar la actividad',
  nothingTitle: 'Todavía nada de este tipo',
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
      connections: 'Conexiones',
      team: 'Equipo',
      workspace: 'Espacio de trabajo',
    },
    actor: 'De',
    everybody: 'Todas las personas',
    product: 'Goodword por sí solo',
    left: 'Alguien que ya no está',
  },
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> creó el espacio <what>{subject}</what>} other {Se creó el espacio <what>{subject}</what>}}',
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
    reviewFlagged: '<who>{actor}</who> marcó <what>{subject}</what>',
    reviewUnflagged: '<who>{actor}</who> quitó la marca de <what>{subject}</what>',
    reviewAssigned: '<who>{actor}</who> asignó <what>{subject}</what>',
    replySubmitted: '<who>{actor}</who> respondió a <what>{subject}</what>',
    replyAwaitsApproval: '<who>{actor}</who> pide aprobación para una respuesta a <what>{subject}</what>',
    replyReturned: '<who>{actor}</who> devolvió una respuesta a <what>{subject}</what>',
    replyLive: 'La respuesta a <what>{subject}</what> ya es visible',
    replyRejected: 'La plataforma rechazó la respuesta a <what>{subject}</what>',
    replyFailed: 'No se pudo publicar la respuesta a <what>{subject}</what>',
    replyDeleted: '<who>{actor}</who> eliminó la respuesta a <what>{subject}</what>',
    replyScheduled: '<who>{actor}</who> programó una respuesta a <what>{subject}</what>',
    replyScheduleCancelled: '<who>{actor}</who> canceló la respuesta programada a <what>{subject}</what>',
    replyHeld: 'La respuesta programada a <what>{subject}</what> está retenida',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> quitó <what>{subject}</what> de las integraciones} other {Se quitó <what>{subject}</what> de las integraciones}}',
    importDone:
      '{by, select, person {<who>{actor}</who> importó {amount, plural, one {# reseña} other {# reseñas}} de <what>{subject}</what>} other {{amount, plural, one {# reseña importada} other {# reseñas importadas}} de <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> deshizo la importación de <what>{subject}</what>} other {Se deshizo la importación de <what>{subject}</what>}}: {amount, plural, one {# reseña retirada} other {# reseñas retiradas}}',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> añadió una reseña a mano} other {Se añadió una reseña a mano}}: <what>{subject}</what>',
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
      '{by, select, person {<who>{actor}</who> recurrió un rechazo} other {Se recurrió un rechazo}}: <what>{subject}</what>',
    incidentOpened: 'Muchas reseñas malas a la vez, se abrió un incidente: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> cerró un incidente} other {Se cerró un incidente}}: <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> corrigió el sentimiento de} other {Se corrigió el sentimiento de}} <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> cambió la voz de la marca} other {Se cambió la voz de la marca}}',
  },
}
