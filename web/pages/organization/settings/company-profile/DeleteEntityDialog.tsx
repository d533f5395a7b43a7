import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { Entity } from './EntitiesCard.tsx'
import { useDeleteEntity } from './useChangeEntities.ts'

/** Says what goes with an entity, and why it can't go when it can't. */
export function DeleteEntityDialog({ entity, onClose }: { entity: Entity; onClose: () => void }) {
  const [remove, isRemoving] = useDeleteEntity()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { id, name, version } = entity
  async function send() {
    const outcome = await remove({ variables: { input: { id, version } } })
    if (outcome.ok) onClose()
    else setRefusal(outcome.form)
  }
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={<FormattedMessage id="entities.delete" values={{ name }} />}
      description={<FormattedMessage id="entities.delete.why" />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button variant="dangerSolid" loading={isRemoving} onClick={() => void send()}>
            <FormattedMessage id="entities.delete.confirm" />
          </Button>
        </>
      }
    >
      {refusal === null ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}
