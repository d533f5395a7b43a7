import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EntitiesCard_organization$key } from '../../../../__generated__/EntitiesCard_organization.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { EntityDialog } from './EntityDialog.tsx'
import { useDeleteEntity } from './_lib/useChangeEntities.ts'
import type { Entity } from './entity.ts'

type Open = { dialog: 'add' } | { dialog: 'rename' | 'delete'; entity: Entity }

/** The legal entities, which own bank accounts and can pay each other. */
export function EntitiesCard({ organizationKey }: { organizationKey: EntitiesCard_organization$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const [open, setOpen] = useState<Open | null>(null)
  const { entities } = useFragment(
    graphql`
      fragment EntitiesCard_organization on Organization @throwOnFieldError {
        entities {
          id
          name
          isDefault
          version
        }
      }
    `,
    organizationKey,
  )
  const close = () => setOpen(null)
  return (
    <SettingsCard
      title={formatMessage({ id: 'entities.title' })}
      description={<FormattedMessage id="entities.why" />}
      end={
        mayManage ? (
          <Button size="sm" icon={<Plus className="i" aria-hidden />} onClick={() => setOpen({ dialog: 'add' })}>
            <FormattedMessage id="entities.add" />
          </Button>
        ) : null
      }
    >
      <ul className="entities">
        {entities.map(entity => (
          <li key={entity.id}>
            <span className="grow trunc" title={entity.name}>
              {entity.name}
            </span>
            {entity.isDefault ? (
              <span className="badge">
                <FormattedMessage id="entities.default" />
              </span>
            ) : mayManage ? (
              <>
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={formatMessage({ id: 'entities.rename' }, { name: entity.name })}
                  onClick={() => setOpen({ dialog: 'rename', entity })}
                >
                  <Pencil className="i" aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={formatMessage({ id: 'entities.delete' }, { name: entity.name })}
                  onClick={() => setOpen({ dialog: 'delete', entity })}
                >
                  <Trash2 className="i" aria-hidden />
                </Button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {open?.dialog === 'delete' ? <DeleteEntityDialog entity={open.entity} onClose={close} /> : null}
      {open?.dialog === 'add' ? <EntityDialog entity={null} onClose={close} /> : null}
      {open?.dialog === 'rename' ? <EntityDialog entity={open.entity} onClose={close} /> : null}
    </SettingsCard>
  )
}

/** Says what is deleted with an entity, or why it can't be deleted. */
function DeleteEntityDialog({ entity: { id, name, version }, onClose }: { entity: Entity; onClose: () => void }) {
  const [remove, isRemoving] = useDeleteEntity()
  return (
    <ConfirmDialog
      title={<FormattedMessage id="entities.delete" values={{ name }} />}
      why={<FormattedMessage id="entities.delete.why" />}
      confirm={<FormattedMessage id="entities.delete.confirm" />}
      isBusy={isRemoving}
      act={() => remove({ variables: { input: { id, version } } })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
