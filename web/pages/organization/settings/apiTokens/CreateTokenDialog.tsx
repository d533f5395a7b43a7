import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Permission } from '../../../../permissions.generated.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { Choices } from '../programs/Choices.tsx'
import { SecretDialog, SecretShown } from '../programs/SecretDialog.tsx'
import { TokenPermissions } from './TokenPermissions.tsx'
import { useCreateToken } from './_lib/useChangeTokens.ts'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

/** Lifetimes of a token, in days. */
const LIFETIMES = [30, 90, 180, 365] as const
const DEFAULT_DAYS = 90
const DAY_MS = 86_400_000

type CreateTokenDialogProps = {
  own: readonly string[]
  organizationUuid: string
  onMade: () => void
  onClose: () => void
}

/** Asks for name, permissions and lifetime of a new token; then shows its secret, only once. */
export function CreateTokenDialog({ own, organizationUuid, onMade, onClose }: CreateTokenDialogProps) {
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')
  const [days, setDays] = useState<number>(DEFAULT_DAYS)
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set())
  /** Null: created by an earlier attempt whose answer was lost, together with the secret. */
  const [made, setMade] = useState<{ secret: string | null } | null>(null)
  const [create] = useCreateToken()
  const once = useIdempotentSubmit()

  function check(): FieldErrors {
    return {
      ...(name.trim() === '' && { name: formatMessage({ id: 'rule.enter' }, { label: LABEL }) }),
      ...(chosen.size === 0 && { permissions: formatMessage({ id: 'rule.required' }) }),
    }
  }

  function send(factor: FreshFactor) {
    const values = { name: name.trim(), permissions: [...chosen], days }
    return once(values, idempotencyKey => {
      const { days: lifetime, ...token } = values
      const expiresAt = new Date(Date.now() + lifetime * DAY_MS).toISOString()
      return create({ variables: { input: { ...token, expiresAt, idempotencyKey, ...factor } } })
    })
  }

  if (made !== null)
    return (
      <SecretDialog title={<FormattedMessage id="apiTokens.made" />} onClose={onClose}>
        {made.secret === null ? (
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
      </SecretDialog>
    )
  return (
    <FactorFormDialog
      size="lg"
      title={<FormattedMessage id="apiTokens.create" />}
      description={<FormattedMessage id="apiTokens.create.why" />}
      submitLabel={<FormattedMessage id="apiTokens.create.confirm" />}
      check={check}
      send={send}
      onSent={({ token }) => {
        setMade({ secret: token ?? null })
        onMade()
      }}
      onClose={onClose}
    >
      {errors => (
        <>
          <Field
            label={formatMessage({ id: 'apiTokens.name' })}
            hint={formatMessage({ id: 'apiTokens.name.hint' })}
            required
            error={errors['name']}
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
          <Field label={formatMessage({ id: 'apiTokens.lifetime' })} required error={errors['expiresAt']}>
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
          <Choices
            label={<FormattedMessage id="apiTokens.permissions" />}
            hint={<FormattedMessage id="apiTokens.permissions.hint" />}
            error={Object.entries(errors).find(([path]) => path.startsWith('permissions'))?.[1]}
          >
            <TokenPermissions own={own} chosen={chosen} onChange={setChosen} />
          </Choices>
        </>
      )}
    </FactorFormDialog>
  )
}

/** An example request with the token, for a terminal. */
const exampleOf = (token: string, organizationUuid: string) =>
  `curl ${location.origin}/graphql \\
  -H 'Authorization: Bearer ${token}' \\
  -H 'X-Organization-Id: ${organizationUuid}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ organization { name } }"}'`
