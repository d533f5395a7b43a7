// The dialogs of a connection, loaded when the first one opens.
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import { credentialFields, emptyCredentials, faultsOfCredentials } from '../_lib/providerCredentials.ts'
import type { DialogProps, OpenedDialog } from '../_lib/providerDialogs.ts'
import { useDisableProvider, useRotateProviderCredentials, useUpdateProvider } from '../_lib/useChangeProvider.ts'
import { AliasField } from './AliasField.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { PayoutAccountField } from './PayoutAccountField.tsx'
import { UploadReportDialog } from './UploadReportDialog.tsx'

const DIALOGS: Record<OpenedDialog, (props: DialogProps) => ReactNode> = {
  UPLOAD: UploadReportDialog,
  UPDATE: UpdateDialog,
  ROTATE: RotateDialog,
  DISABLE: DisableDialog,
}

/** The open dialog. */
export default function ProviderDialog({ dialog, ...props }: DialogProps & { dialog: OpenedDialog }) {
  const Shown = DIALOGS[dialog]
  return <Shown {...props} />
}

function UpdateDialog({ provider, organizationKey, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl()
  const { id, version } = provider
  const [alias, setAlias] = useState(provider.alias)
  const [bankAccountId, setBankAccountId] = useState(provider.bankAccount.id)
  const [update] = useUpdateProvider()
  const missing = formatMessage({ id: 'rule.enter' }, { label: LABEL })
  return (
    <FactorFormDialog
      title={<FormattedMessage id="providers.action.UPDATE" />}
      description={<FormattedMessage id="providers.update.why" />}
      check={() => ({
        ...(alias.trim() === '' && { alias: missing }),
        ...(bankAccountId === '' && { bankAccountId: missing }),
      })}
      send={proof => update({ variables: { input: { id, version, alias: alias.trim(), bankAccountId, ...proof } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <AliasField value={alias} onChange={setAlias} error={errors['alias']} />
          <PayoutAccountField
            organizationKey={organizationKey}
            value={bankAccountId}
            onChange={setBankAccountId}
            error={errors['bankAccountId']}
          />
        </>
      )}
    </FactorFormDialog>
  )
}

function RotateDialog({ provider: { id, version }, asked, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl()
  const fields = credentialFields.filter(field => asked.includes(field))
  const [values, setValues] = useState(emptyCredentials)
  const [rotate] = useRotateProviderCredentials()
  return (
    <FactorFormDialog
      title={<FormattedMessage id="providers.action.ROTATE" />}
      description={<FormattedMessage id="providers.rotate.why" />}
      submitLabel={<FormattedMessage id="providers.rotate.submit" />}
      check={() => faultsOfCredentials(values, fields, formatMessage)}
      send={proof => rotate({ variables: { input: { id, version, credentials: values, ...proof } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => <CredentialFields asked={fields} values={values} onChange={setValues} errors={errors} required />}
    </FactorFormDialog>
  )
}

function DisableDialog({ provider: { id, version, alias }, onDone, onClose }: DialogProps) {
  const [disable] = useDisableProvider()
  return (
    <FormDialog
      danger
      focusSubmit
      title={<FormattedMessage id="providers.disable.of" values={{ alias }} />}
      description={<FormattedMessage id="providers.disable.why" />}
      submitLabel={<FormattedMessage id="providers.action.DISABLE" />}
      send={() => disable({ variables: { input: { id, version } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {() => null}
    </FormDialog>
  )
}
