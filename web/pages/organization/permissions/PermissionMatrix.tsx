import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useFormField } from '../../../ui/form/fields.tsx'
import { FormCard } from '../../../ui/form/FormPage.tsx'
import type { Permission } from '../../../permissions.generated.ts'
import {
  actionOf,
  allPermissions,
  isApproval,
  knownPermissions,
  type PermissionArea,
  permissionAreas,
  type PermissionObject,
  permissionsOfArea,
  without,
  withView,
} from './permissionTable.ts'
import './permissionRows.css'

type Chosen = ReadonlySet<Permission>
type MatrixProps = { chosen: Chosen; disabled: boolean; onChange: (chosen: Chosen) => void }

/** The permissions of a role: areas, their objects, and the actions on each. */
export function PermissionMatrix({ name, disabled }: { name: string; disabled: boolean }) {
  const { formatMessage } = useIntl()
  const { value, change } = useFormField<readonly Permission[]>(name, formatMessage({ id: 'permission.title' }))
  const chosen = new Set(knownPermissions(value))
  // In the order of the table, so that the saved value depends only on the choice.
  const onChange = (next: Chosen) => change(allPermissions.filter(permission => next.has(permission)))
  return permissionAreas.map(area => (
    <AreaCard key={area.area} area={area} chosen={chosen} disabled={disabled} onChange={onChange} />
  ))
}

function AreaCard({ area, chosen, disabled, onChange }: MatrixProps & { area: PermissionArea }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `permission.area.${area.area}` })
  const permissions = permissionsOfArea(area)
  const count = permissions.filter(permission => chosen.has(permission)).length
  const all = () => {
    const others = [...chosen].filter(permission => !permissions.includes(permission))
    onChange(new Set(count === permissions.length ? others : [...others, ...permissions]))
  }
  return (
    <FormCard
      title={title}
      end={
        <label className="row t13 muted">
          <Checkbox
            aria-label={formatMessage({ id: 'permission.all' }, { area: title })}
            disabled={disabled}
            checked={count === permissions.length}
            indeterminate={count > 0 && count < permissions.length}
            onChange={all}
          />
          <FormattedMessage id="permission.some" values={{ count, all: permissions.length }} />
        </label>
      }
    >
      <div className="permission-rows">
        {area.objects.map(each => (
          <ObjectRow key={each.object} object={each} chosen={chosen} disabled={disabled} onChange={onChange} />
        ))}
      </div>
    </FormCard>
  )
}

type ObjectRowProps = MatrixProps & { object: PermissionObject }

function ObjectRow({ object: { object, permissions }, chosen, disabled, onChange }: ObjectRowProps) {
  return (
    <fieldset className="permission-row" disabled={disabled}>
      <legend>
        <FormattedMessage id={`permission.object.${object}`} />
      </legend>
      {permissions.map(permission => (
        <label key={permission}>
          <Checkbox
            checked={chosen.has(permission)}
            onChange={event =>
              onChange(event.target.checked ? withView(chosen, permission) : without(chosen, permission))
            }
          />
          <FormattedMessage id={`permission.action.${actionOf(permission)}`} />
          {isApproval(permission) ? (
            <span className="badge warn">
              <FormattedMessage id="permission.approval" />
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  )
}
