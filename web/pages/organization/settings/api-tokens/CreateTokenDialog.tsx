import { type FormEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOnce } from '../../../../relay/useOnce.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { SecretShown } from '../programs/SecretShown.tsx'
import { TokenPermissions } from './TokenPermissions.tsx'
import { useCreateToken } from './useChangeTokens.ts'

/** How long a token can live, in days. */
const LIFETIMES = [30, 90, 180, 365] as const
const USUAL_DAYS = 90
const DAY_MS = 86_400_000

type CreateTokenDialogProps = {
  own: readonly string[]
  organizationUuid: string
  onMade: () => void
  onClose: () => void
}
type Refusal = { fields: Record<string, string>; form: string | null }
const nothingRefused: Refusal = { fields: {}, form: null }

/** What a new token is for, what it may do and for how long; then its secret, this once. */
export function CreateTokenDialog({ own, organizationUuid, onMade, onClose }: CreateTokenDialogProps) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const [name, setName] = useState('')
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState(nothingRefused)
  /** Null: made before, by an attempt whose answer was lost, and its secret with it. */
  const [made, setMade] = useState<{ secret: string | null } | null>(null)
  const [create, isCreating] = useCreateToken()
  const once = useOnce()

  async function save() {
    const required = formatMessage({ id: 'rule.required' })
    const fields: Record<string, string> = {}
    if (name.trim() === '') fields.name = required
    if (chosen.size === 0) fields.permissions = required
    setRefusal({ fields, form: null })
    if (Object.keys(fields).length > 0) return
    const values = { name: name.trim(), permissions: [...chosen], days }
    const outcome = await once(values, idempotencyKey => {
      const { days: lifetime, ...token } = values
      const expiresAt = new Date(Date.now() + lifetime * DAY_MS).toISOString()
      return create({ variables: { input: { ...token, expiresAt, idempotencyKey } } })
    })
    if (!outcome.ok) return setRefusal(outcome)
    setMade({ secret: outcome.payload.token ?? null })
    onMade()
  }

  const { fields, form } = refusal
  const wrongPermission = Object.entries(fields).find(([path]) => path.startsWith('permissions'))?.[1]
  return (
    <Dialog
      open
      size="lg"
      alert={made !== null}
      onClose={onClose}
      title={<FormattedMessage id={made === null ? 'apiTokens.create' : 'apiTokens.made'} />}
      description={made === null ? <FormattedMessage id="apiTokens.create.why" /> : undefined}
      footer={
        made === null ? (
          <>
            <Button onClick={onClose}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={isCreating}>
              <FormattedMessage id="apiTokens.create.confirm" />
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="programs.kept" />
          </Button>
        )
      }
    >
      {made === null ? (
        <form
          id={formId}
          className="form-column"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void save()
          }}
        >
          {form === null ? null : (
            <p className="note bad" role="alert">
              {form}
            </p>
          )}
          <Field
            label={formatMessage({ id: 'apiTokens.name' })}
            hint={formatMessage({ id: 'apiTokens.name.hint' })}
            required
            error={fields.name}
          >
            {control => (
              <input
                {...control}
                className="input"
                data-autofocus
                autoComplete="off"
                maxLength={100}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label={formatMessage({ id: 'apiTokens.lifetime' })} required error={fields.expiresAt}>
            {control => (
              <select
                {...control}
                className="input"
                value={days}
                onChange={event => setDays(Number(event.target.value))}
              >
                {LIFETIMES.map(each => (
                  <option key={each} value={each}>
                    {formatMessage({ id: 'apiTokens.days' }, { count: each })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="field">
            <span className="label">
              <FormattedMessage id="apiTokens.permissions" />
              <span className="req" aria-hidden>
                *
              </span>
            </span>
            <TokenPermissions own={own} chosen={chosen} onChange={setChosen} />
            {wrongPermission === undefined ? null : (
              <span className="hint bad" role="alert">
                {wrongPermission}
              </span>
            )}
            <span className="hint">
              <FormattedMessage id="apiTokens.permissions.hint" />
            </span>
          </div>
        </form>
      ) : made.secret === null ? (
        <p className="note warn" role="alert">
          <FormattedMessage id="apiTokens.lost" />
        </p>
      ) : (
        <SecretShown
          why={formatMessage({ id: 'apiTokens.made.why' })}
          secret={made.secret}
          example={exampleOf(made.secret, organizationUuid)}
        />
      )}
    </Dialog>
  )
}

/** A first request with the token, to be pasted into a terminal. */
const exampleOf = (token: string, organizationUuid: string) =>
  `curl ${location.origin}/graphql \\
  -H 'Authorization: Bearer ${token}' \\
  -H 'X-Organization-Id: ${organizationUuid}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ organization { name } }"}'`
