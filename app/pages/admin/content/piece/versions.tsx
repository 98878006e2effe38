import { adminMessages } from '../../../../../i18n/admin.ts'
import { formatClock, formatFullDay } from '../../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { Table } from '../../../../components/table.tsx'

export interface Version {
  version: number
  /** Email of its author; `program` for content that came with the site. */
  actor: string
  /** On the brand's clock: ISO date, `HH:MM`. */
  date: string
  time: string
  /** False where it took the piece off the site. */
  shown: boolean
}

interface VersionsProps {
  versions: readonly Version[]
  onOpen: (version: number) => void
}

/** The versions with their authors, newest first; each can be restored. */
export function Versions({ versions, onOpen }: VersionsProps) {
  const say = useMessages(adminMessages).piece
  const locale = useLocale()
  if (versions.length === 0) return null
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.versions}</h2>
      <p>{say.versionsNote}</p>
      <Table
        caption={say.versions}
        columns={say.versionColumns}
        rows={versions.map(({ version, date, time, actor, shown }) => ({
          id: String(version),
          cells: [
            shown ? (
              <Button key="open" kind="link" onClick={() => onOpen(version)}>
                {say.open(version)}
              </Button>
            ) : (
              version
            ),
            say.at(formatFullDay(date, locale), formatClock(time, locale)),
            actor === 'program' ? say.program : actor,
            shown ? say.wrote : say.removed,
          ],
        }))}
      />
    </section>
  )
}
