import { adminMessages } from '../../../../../i18n/admin.ts'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/controls/dialog.tsx'

interface OpenQuestionProps {
  /** The version to open; null while nothing is asked. */
  version: number | null
  onYes: (version: number) => void
  onNo: () => void
}

/** Opening an earlier version replaces what is in the form, so unsaved changes are asked about first. */
export function OpenQuestion({ version, onYes, onNo }: OpenQuestionProps) {
  const say = useMessages(adminMessages).piece
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={() => version !== null && onYes(version)}>
            {say.replace}
          </Button>
          <Button onClick={onNo}>{say.keepMine}</Button>
        </>
      }
      onClose={onNo}
      open={version !== null}
      title={say.replaceTitle}
    >
      <p>{say.replaceNote}</p>
    </Dialog>
  )
}
