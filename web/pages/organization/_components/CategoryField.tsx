import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CategoryField_organization$key } from '../../../__generated__/CategoryField_organization.graphql.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { wordsOf } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { useCategoryName } from '../_lib/categoryName.ts'
import { useCreateCategory } from '../_lib/useCategoryChoices.ts'

const ACTIVITIES = ['OPERATING', 'INVESTING', 'FINANCING', 'TRANSFER'] as const
const OWN_ACTIVITIES = ['OPERATING', 'INVESTING', 'FINANCING'] as const
const MAX_NAME_LENGTH = 60

type CategoryFieldProps = {
  organizationKey: CategoryField_organization$key
  label: string
  /** The uuid of the category; empty: none. */
  value: string
  onChange: (uuid: string) => void
  /** Label of the empty option; without it a category is required. */
  none?: string
  error?: string | undefined
}

/** Chooses a category, grouped by activity. */
export function CategoryField({ organizationKey, label, value, onChange, none, error }: CategoryFieldProps) {
  const { formatMessage } = useIntl()
  const categoryName = useCategoryName()
  const { cashCategories } = useFragment(
    graphql`
      fragment CategoryField_organization on Organization @throwOnFieldError {
        id
        cashCategories {
          uuid
          activity
          standard
          name
        }
      }
    `,
    organizationKey,
  )
  return (
    <Field label={label} error={error} required={none === undefined}>
      {control => (
        <select {...control} className="input" value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{none ?? ''}</option>
          {ACTIVITIES.map(activity => {
            const within = cashCategories.filter(each => each.activity === activity)
            return within.length === 0 ? null : (
              <optgroup key={activity} label={formatMessage({ id: `categories.activity.${activity}` })}>
                {within.map(category => (
                  <option key={category.uuid} value={category.uuid}>
                    {categoryName(category)}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </select>
      )}
    </Field>
  )
}

/** Creates a category, and passes it on to be chosen. */
export function NewCategory({ onMade }: { onMade: (uuid: string) => void }) {
  const { formatMessage } = useIntl()
  const once = useIdempotentSubmit()
  const [create, isCreating] = useCreateCategory()
  const [name, setName] = useState('')
  const [activity, setActivity] = useState<(typeof OWN_ACTIVITIES)[number]>('OPERATING')
  const [refusal, setRefusal] = useState<string>()
  async function add() {
    const values = { name: name.trim(), activity }
    const outcome = await once(values, idempotencyKey =>
      create({ variables: { input: { ...values, idempotencyKey } } }),
    )
    setRefusal(outcome.ok ? undefined : wordsOf(outcome))
    if (!outcome.ok || !outcome.payload.category) return
    setName('')
    onMade(outcome.payload.category.uuid)
  }
  return (
    <details>
      <summary>
        <FormattedMessage id="categories.new" />
      </summary>
      <div className="form-column">
        <Field label={formatMessage({ id: 'categories.new.name' })} error={refusal}>
          {control => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              maxLength={MAX_NAME_LENGTH}
              value={name}
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={formatMessage({ id: 'categories.new.activity' })}>
          {control => (
            <select
              {...control}
              className="input"
              value={activity}
              onChange={event => setActivity(OWN_ACTIVITIES.find(each => each === event.target.value) ?? activity)}
            >
              {OWN_ACTIVITIES.map(each => (
                <option key={each} value={each}>
                  {formatMessage({ id: `categories.activity.${each}` })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button size="sm" disabled={name.trim() === ''} loading={isCreating} onClick={() => void add()}>
          <FormattedMessage id="categories.new.add" />
        </Button>
      </div>
    </details>
  )
}
