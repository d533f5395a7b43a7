import { graphql, useFragment } from 'react-relay/hooks'
import type { EntityChoice_organization$key } from '../../../__generated__/EntityChoice_organization.graphql.ts'
import './entityChoice.css'

type EntityChoiceProps = {
  organizationKey: EntityChoice_organization$key
  label: string
  /** Label of the empty choice. */
  all: string
  /** Null: all of them. */
  value: string | null
  onChange: (entity: string | null) => void
}

/** Chooses the entity whose figures are shown; hidden when there is only one. */
export function EntityChoice({ organizationKey, label, all, value, onChange }: EntityChoiceProps) {
  const { entities } = useFragment(
    graphql`
      fragment EntityChoice_organization on Organization @throwOnFieldError {
        entities {
          id
          name
        }
      }
    `,
    organizationKey,
  )
  if (entities.length < 2 && value === null) return null
  return (
    <select
      className="input sm entity-choice"
      aria-label={label}
      value={value ?? ''}
      onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{all}</option>
      {entities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
