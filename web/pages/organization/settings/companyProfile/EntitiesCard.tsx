import { Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EntitiesCard_organization$key } from '../../../../__generated__/EntitiesCard_organization.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { useDeleteEntity } from './_lib/useChangeEntities.ts'
import type { Entity } from './entity.ts'

// Fetched when an entity is added or edited.
const EntityDialog = lazy(() => import('./EntityDialog.tsx').then(module => ({ default: module.EntityDialog })))

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; entity: Entity }

/** The legal entities: those that own bank accounts, issue documents, and pay each other. */
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
          taxNumber
          taxNumberDoubtful
          address
          isVatRegistered
          branchNumber
          finalTaxLetter
          finalTaxLetterUntil
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
            {entities.length > 1 ? (
              <span className="muted t12">
                <FormattedMessage id={entity.isVatRegistered ? 'entities.pkp' : 'entities.notPkp'} />
              </span>
            ) : null}
            {entity.taxNumberDoubtful ? (
              <span className="badge warn">
                <FormattedMessage id="entities.doubtful" />
              </span>
            ) : null}
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
                  aria-label={formatMessage({ id: 'entities.edit' }, { name: entity.name })}
                  onClick={() => setOpen({ dialog: 'edit', entity })}
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
      {open?.dialog === 'add' || open?.dialog === 'edit' ? (
        <Suspense fallback={null}>
          <EntityDialog entity={open.dialog === 'add' ? null : open.entity} onClose={close} />
        </Suspense>
      ) : null}
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
