import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useFormField } from '../../../ui/form/fields.tsx'
import { FormCard } from '../../../ui/form/FormPage.tsx'
import {
  isApproval,
  keyOf,
  keysOfArea,
  type PermissionArea,
  permissionAreas,
  permissionKeys,
  type PermissionObject,
  withoutKey,
  withView,
} from './permissionTable.ts'

type Chosen = ReadonlySet<string>
type MatrixProps = { chosen: Chosen; disabled: boolean; onChange: (chosen: Chosen) => void }

/** The permissions of a role: areas, what is in each, and what may be done with it. */
export function PermissionMatrix({ name, disabled }: { name: string; disabled: boolean }) {
  const { formatMessage } = useIntl()
  const { value, change } = useFormField<readonly string[]>(name, formatMessage({ id: 'permission.title' }))
  const chosen = new Set(value)
  // In the order of the table, so that what is saved depends on what is chosen alone.
  const onChange = (next: Chosen) => change(permissionKeys.filter(key => next.has(key)))
  return permissionAreas.map(area => (
    <AreaCard key={area.area} area={area} chosen={chosen} disabled={disabled} onChange={onChange} />
  ))
}

function AreaCard({ area, chosen, disabled, onChange }: MatrixProps & { area: PermissionArea }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `permission.area.${area.area}` })
  const keys = keysOfArea(area)
  const count = keys.filter(key => chosen.has(key)).length
  const all = () => {
    const others = [...chosen].filter(key => !keys.includes(key))
    onChange(new Set(count === keys.length ? others : [...others, ...keys]))
  }
  return (
    <FormCard
      title={title}
      end={
        <label className="row t13 muted">
          <Checkbox
            aria-label={formatMessage({ id: 'permission.all' }, { area: title })}
            disabled={disabled}
            checked={count === keys.length}
            indeterminate={count > 0 && count < keys.length}
            onChange={all}
          />
          <FormattedMessage id="permission.some" values={{ count, all: keys.length }} />
        </label>
      }
    >
      <div className="permission-rows">
        {area.objects.map(each => (
          <ObjectRow
            key={each.object}
            area={area.area}
            object={each}
            chosen={chosen}
            disabled={disabled}
            onChange={onChange}
          />
        ))}
      </div>
    </FormCard>
  )
}

type ObjectRowProps = MatrixProps & { area: string; object: PermissionObject }

function ObjectRow({ area, object: { object, actions }, chosen, disabled, onChange }: ObjectRowProps) {
  const keys = actions.length === 0 ? [keyOf(area, object, null)] : actions.map(action => keyOf(area, object, action))
  return (
    <fieldset className="permission-row" disabled={disabled}>
      <legend>
        <FormattedMessage id={`permission.object.${area}.${object}`} />
      </legend>
      {keys.map(key => (
        <label key={key}>
          <Checkbox
            checked={chosen.has(key)}
            onChange={event => onChange(event.target.checked ? withView(chosen, key) : withoutKey(chosen, key))}
          />
          <FormattedMessage id={`permission.action.${key.slice(key.lastIndexOf('.') + 1)}`} />
          {isApproval(key) ? (
            <span className="badge warn">
              <FormattedMessage id="permission.approval" />
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  )
}
