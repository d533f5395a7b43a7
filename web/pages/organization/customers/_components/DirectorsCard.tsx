import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { fieldId, TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { type DirectorValues, emptyDirector } from '../_lib/customerValues.ts'
import './customers.css'

const MAX_DIRECTORS = 20

/** The board of directors of a company. */
export function DirectorsCard() {
  const { formatMessage } = useIntl()
  const { value: directors, change } = useFormField<readonly DirectorValues[]>(
    'directors',
    formatMessage({ id: 'customers.directors' }),
  )
  const addId = useId()
  /** Where the focus goes after a director was added or removed. */
  const next = useRef<string | null>(null)
  const count = directors.length
  useEffect(() => {
    if (next.current !== null) document.getElementById(next.current)?.focus()
    next.current = null
  }, [count])

  function add() {
    next.current = fieldId(`directors.${count}.name`)
    change([...directors, emptyDirector])
  }
  function remove(index: number) {
    next.current = addId
    change(directors.filter((_, each) => each !== index))
  }
  return (
    <FormCard
      title={<FormattedMessage id="customers.directors" />}
      end={
        <Button
          id={addId}
          size="sm"
          icon={<Plus className="i" aria-hidden />}
          onClick={add}
          disabled={count >= MAX_DIRECTORS}
        >
          <FormattedMessage id="customers.directors.add" />
        </Button>
      }
    >
      {count === 0 ? (
        <p className="muted t13">
          <FormattedMessage id="customers.directors.none" />
        </p>
      ) : null}
      {directors.map((_, index) => {
        const at = `directors.${index}`
        const name = formatMessage({ id: 'customers.director.nth' }, { number: index + 1 })
        return (
          <fieldset key={at} className="form-column director-fields">
            <legend className="row between t12 muted">
              {name}
              <Button
                variant="ghost"
                size="sm"
                iconOnly
                aria-label={formatMessage({ id: 'customers.directors.remove' }, { director: name })}
                onClick={() => remove(index)}
              >
                <Trash2 className="i" aria-hidden />
              </Button>
            </legend>
            <TextField name={`${at}.name`} label={formatMessage({ id: 'customers.fullName' })} required />
            <div className="form-row">
              <TextField name={`${at}.email`} label={formatMessage({ id: 'customers.email' })} type="email" optional />
              <TextField name={`${at}.phone`} label={formatMessage({ id: 'customers.phone' })} type="tel" optional />
            </div>
          </fieldset>
        )
      })}
    </FormCard>
  )
}
