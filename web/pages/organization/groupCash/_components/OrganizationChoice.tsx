import { ChevronDown } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Popover } from '../../../../ui/overlay/Popover.tsx'
import { MAX_ORGANIZATIONS } from '../_lib/groupCashState.ts'

type OrganizationChoiceProps = {
  organizations: readonly { uuid: string; name: string }[]
  shown: readonly string[]
  onChange: (organizations: readonly string[]) => void
}

/** Chooses the shown organizations, at least one. */
export function OrganizationChoice({ organizations, shown, onChange }: OrganizationChoiceProps) {
  const { formatMessage } = useIntl()
  if (organizations.length < 2) return null
  const toggle = (uuid: string, on: boolean) => {
    const next = organizations.map(each => each.uuid).filter(each => (each === uuid ? on : shown.includes(each)))
    onChange(next.length === organizations.length ? [] : next)
  }
  return (
    <Popover
      label={formatMessage({ id: 'groupCash.organizations' })}
      align="end"
      trigger={
        <Button>
          <FormattedMessage
            id="groupCash.organizations.shown"
            values={{ shown: shown.length, all: organizations.length }}
          />
          <ChevronDown className="i" aria-hidden />
        </Button>
      }
    >
      {() => (
        <ul className="choices">
          {organizations.map(({ uuid, name }) => {
            const isShown = shown.includes(uuid)
            return (
              <li key={uuid}>
                <label className="menu-item">
                  <Checkbox
                    checked={isShown}
                    disabled={isShown ? shown.length === 1 : shown.length >= MAX_ORGANIZATIONS}
                    onChange={event => toggle(uuid, event.target.checked)}
                  />
                  {name}
                </label>
              </li>
            )
          })}
        </ul>
      )}
    </Popover>
  )
}
