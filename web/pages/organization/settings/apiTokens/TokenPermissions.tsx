import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import type { Permission } from '../../../../permissions.generated.ts'
import { actionOf, allPermissions, areasOf, isApproval, withView } from '../../permissions/permissionTable.ts'
import '../../permissions/permissionRows.css'

type TokenPermissionsProps = {
  /** The user's permissions: a token can't have more than its creator. */
  own: readonly string[]
  chosen: ReadonlySet<Permission>
  onChange: (chosen: ReadonlySet<Permission>) => void
}

/** The permissions that this user's token can have; none that approves. */
export function TokenPermissions({ own, chosen, onChange }: TokenPermissionsProps) {
  const { formatMessage } = useIntl()
  const possible = allPermissions.filter(permission => own.includes(permission) && !isApproval(permission))
  const turn = (permission: Permission, on: boolean) =>
    onChange(on ? withView(chosen, permission) : new Set([...chosen].filter(one => one !== permission)))
  return (
    <div
      className="program-scopes"
      role="group"
      aria-label={formatMessage({ id: 'apiTokens.permissions' })}
      tabIndex={0}
    >
      {areasOf(possible).map(({ area, objects }) => (
        <div key={area}>
          <h3>
            <FormattedMessage id={`permission.area.${area}`} />
          </h3>
          <div className="permission-rows">
            {objects.map(({ object, permissions }) => (
              <fieldset key={object} className="permission-row">
                <legend>
                  <FormattedMessage id={`permission.object.${object}`} />
                </legend>
                {permissions.map(permission => (
                  <label key={permission}>
                    <Checkbox
                      checked={chosen.has(permission)}
                      onChange={event => turn(permission, event.target.checked)}
                    />
                    <FormattedMessage id={`permission.action.${actionOf(permission)}`} />
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
