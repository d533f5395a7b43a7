import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { isApproval, permissionAreas, permissionKeys, withView } from '../../permissions/permissionTable.ts'
import '../../management/management.css'

type TokenPermissionsProps = {
  /** What the person may do: nobody gives more away than they have. */
  own: readonly string[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The permissions that a token of this person can have; none that approves. */
export function TokenPermissions({ own, chosen, onChange }: TokenPermissionsProps) {
  const { formatMessage } = useIntl()
  const possible = permissionKeys.filter(key => own.includes(key) && !isApproval(key))
  const keysOf = (prefix: string) => possible.filter(key => key === prefix || key.startsWith(`${prefix}.`))
  const turn = (key: string, on: boolean) =>
    onChange(on ? withView(chosen, key) : new Set([...chosen].filter(each => each !== key)))
  return (
    <div
      className="program-scopes"
      role="group"
      aria-label={formatMessage({ id: 'apiTokens.permissions' })}
      tabIndex={0}
    >
      {permissionAreas
        .filter(({ area }) => keysOf(area).length > 0)
        .map(({ area, objects }) => (
          <div key={area}>
            <h3>
              <FormattedMessage id={`permission.area.${area}`} />
            </h3>
            <div className="permission-rows">
              {objects
                .filter(({ object }) => keysOf(`${area}.${object}`).length > 0)
                .map(({ object }) => (
                  <fieldset key={object} className="permission-row">
                    <legend>
                      <FormattedMessage id={`permission.object.${area}.${object}`} />
                    </legend>
                    {keysOf(`${area}.${object}`).map(key => (
                      <label key={key}>
                        <Checkbox checked={chosen.has(key)} onChange={event => turn(key, event.target.checked)} />
                        <FormattedMessage id={`permission.action.${key.slice(key.lastIndexOf('.') + 1)}`} />
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
