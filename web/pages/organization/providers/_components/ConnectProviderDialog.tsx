import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PayoutAccountField_organization$key } from '../../../../__generated__/PayoutAccountField_organization.graphql.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import { type CredentialField, emptyCredentials, faultsOfCredentials, isEmpty } from '../_lib/providerCredentials.ts'
import { useConnectProvider } from '../_lib/useChangeProvider.ts'
import { AliasField } from './AliasField.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { PayoutAccountField } from './PayoutAccountField.tsx'

export type ConnectableProvider = {
  provider: NamesUnder<'providers.name.'>
  name: string
  api: boolean
  asked: readonly CredentialField[]
}

type ConnectProviderDialogProps = {
  connectable: ConnectableProvider
  organizationKey: PayoutAccountField_organization$key
  onConnected: (uuid: string) => void
  onClose: () => void
}

const MODES = ['API', 'FILE'] as const

/** The payout account and the required credentials; a second factor is required at the end. */
export function ConnectProviderDialog({ connectable, organizationKey, ...dialog }: ConnectProviderDialogProps) {
  const { formatMessage } = useIntl()
  const { provider, name, api, asked } = connectable
  const [alias, setAlias] = useState(name)
  const [mode, setMode] = useState<(typeof MODES)[number]>(api ? 'API' : 'FILE')
  const [bankAccountId, setBankAccountId] = useState('')
  const [values, setValues] = useState(emptyCredentials)
  const [connect] = useConnectProvider()
  const needsCredentials = mode === 'API' || !isEmpty(values)
  const missing = formatMessage({ id: 'rule.enter' }, { label: LABEL })
  const check = () => ({
    ...(alias.trim() === '' && { alias: missing }),
    ...(bankAccountId === '' && { bankAccountId: missing }),
    ...(needsCredentials && faultsOfCredentials(values, asked, formatMessage)),
  })
  const credentials = needsCredentials ? values : null
  return (
    <FactorFormDialog
      title={<FormattedMessage id="providers.connect.of" values={{ name }} />}
      description={<FormattedMessage id={`providers.connect.why.${mode}`} />}
      submitLabel={<FormattedMessage id={mode === 'API' ? 'providers.connect.andTest' : 'providers.connect.button'} />}
      check={check}
      send={proof =>
        connect({ variables: { input: { provider, alias: alias.trim(), mode, bankAccountId, credentials, ...proof } } })
      }
      onSent={({ provider: made }) => made && dialog.onConnected(made.uuid)}
      onClose={dialog.onClose}
    >
      {errors => (
        <>
          <AliasField value={alias} onChange={setAlias} error={errors['alias']} />
          {api ? (
            <Field label={formatMessage({ id: 'providers.mode' })} required error={errors['mode']}>
              {control => (
                <select
                  {...control}
                  className="input"
                  value={mode}
                  onChange={event => setMode(event.target.value === 'API' ? 'API' : 'FILE')}
                >
                  {MODES.map(each => (
                    <option key={each} value={each}>
                      {formatMessage({ id: `providers.mode.${each}` })}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ) : null}
          <PayoutAccountField
            organizationKey={organizationKey}
            value={bankAccountId}
            onChange={setBankAccountId}
            error={errors['bankAccountId']}
          />
          <CredentialFields
            asked={asked}
            values={values}
            onChange={setValues}
            errors={errors}
            required={needsCredentials}
          />
        </>
      )}
    </FactorFormDialog>
  )
}
