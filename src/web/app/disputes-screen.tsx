import { DisputesPage } from '#web/features/disputes/disputes-page.tsx'
import { useDisputesAddress } from '#web/features/disputes/disputes-search.ts'
import { IncidentSheet } from '#web/features/incidents/incident-sheet.tsx'
import { IncidentsCard } from '#web/features/incidents/incidents-card.tsx'
import { OpenIncidents } from '#web/features/incidents/open-incidents.tsx'

/** Many bad reviews at once are what most disputes begin with. */
export function DisputesScreen() {
  return <DisputesPage notice={<OpenIncidents />} incidents={<Incidents />} />
}

function Incidents() {
  const { incidentId, closeIncident } = useDisputesAddress()
  return (
    <>
      <IncidentsCard />
      <IncidentSheet incidentId={incidentId} onClose={closeIncident} />
    </>
  )
}
