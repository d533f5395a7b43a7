import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldId, Text } from '../_public/requestFields.tsx'
import { type DirectorValues, emptyDirector, MAX_DIRECTORS } from '../_public/requestValues.ts'

type DirectorsStepProps = {
  directors: readonly DirectorValues[]
  /** The error of the board as a whole. */
  problem: string | undefined
  onDirectors: (directors: readonly DirectorValues[]) => void
}

/** The board of a company, at least one director. */
export function DirectorsStep({ directors, problem, onDirectors }: DirectorsStepProps) {
  const { formatMessage } = useIntl()
  /** Where the focus goes after a director was added or removed. */
  const next = useRef<string | null>(null)
  const count = directors.length
  useEffect(() => {
    if (next.current !== null) document.getElementById(next.current)?.focus()
    next.current = null
  }, [count])

  function add() {
    next.current = fieldId(`directors.${count}.name`)
    onDirectors([...directors, emptyDirector])
  }
  function remove(index: number) {
    next.current = fieldId(`directors.${Math.max(0, index - 1)}.name`)
    onDirectors(directors.filter((_, each) => each !== index))
  }
  return (
    <>
      {directors.map((_, index) => {
        const at = `directors.${index}`
        const name = formatMessage({ id: 'customerRequest.director.nth' }, { number: index + 1 })
        return (
          <fieldset key={at} className="request-director">
            <legend className="request-legend">{name}</legend>
            {count > 1 ? (
              <button
                type="button"
                className="btn btn-ghost btn-icon"
                aria-label={formatMessage({ id: 'customerRequest.directors.remove' }, { director: name })}
                onClick={() => remove(index)}
              >
                <Trash2 className="i" aria-hidden />
              </button>
            ) : null}
            <Text
              path={`${at}.name`}
              label={formatMessage({ id: 'customerRequest.director.name' })}
              required
              maxLength={140}
            />
            <div className="request-row">
              <Text
                path={`${at}.email`}
                label={formatMessage({ id: 'customerRequest.email' })}
                optional
                type="email"
                maxLength={254}
              />
              <Text
                path={`${at}.phone`}
                label={formatMessage({ id: 'customerRequest.phone' })}
                optional
                type="tel"
                maxLength={40}
              />
            </div>
          </fieldset>
        )
      })}
      <div>
        <button
          type="button"
          className="btn btn-xl"
          id={fieldId('directors')}
          aria-describedby={problem === undefined ? undefined : 'directors-error'}
          disabled={count >= MAX_DIRECTORS}
          onClick={add}
        >
          <Plus className="i" aria-hidden />
          <FormattedMessage id="customerRequest.directors.add" />
        </button>
        {problem === undefined ? null : (
          <p className="hint bad" id="directors-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}
