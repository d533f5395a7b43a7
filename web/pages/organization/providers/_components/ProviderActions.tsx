import { KeyRound, Pencil, PlugZap, Power, RefreshCw, Upload } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProviderActions_organization$key } from '../../../../__generated__/ProviderActions_organization.graphql.ts'
import type { ProviderActions_provider$key } from '../../../../__generated__/ProviderActions_provider.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { OpenedDialog } from '../_lib/providerDialogs.ts'
import { useEnableProvider, useSyncProvider, useTestProvider } from '../_lib/useChangeProvider.ts'

const ProviderDialog = lazy(() => import('./ProviderDialog.tsx'))

type ProviderActionsProps = {
  providerKey: ProviderActions_provider$key
  organizationKey: ProviderActions_organization$key
  onDone: () => void
}

/** Actions that the connection allows the viewer, and their dialogs. */
export function ProviderActions({ providerKey, organizationKey, onDone }: ProviderActionsProps) {
  const provider = useFragment(
    graphql`
      fragment ProviderActions_provider on PaymentProvider {
        id
        version
        alias
        provider
        mode
        isSyncing
        allowedActions
        bankAccount {
          id
        }
        fileMapping {
          transactionId
          order
          channel
          transactionDate
          gross
          fee
          vat
          net
          status
          payoutDate
          batch
          payoutAccount
          currency
          dateFormat
          decimalMark
        }
      }
    `,
    providerKey,
  )
  const organization = useFragment(
    graphql`
      fragment ProviderActions_organization on Organization @throwOnFieldError {
        ...PayoutAccountField_organization
        paymentProviderCapabilities {
          provider
          ownReport
          credentials
        }
      }
    `,
    organizationKey,
  )
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [sync, isStarting] = useSyncProvider()
  const [test, isTesting] = useTestProvider()
  const [enable, isEnabling] = useEnableProvider()
  const { id, version, allowedActions } = provider
  const capabilities = organization.paymentProviderCapabilities.find(each => each.provider === provider.provider)
  const requiresSecrets = (capabilities?.credentials.length ?? 0) > 0
  const opener = (dialog: OpenedDialog, icon: ReactNode) => (
    <Button icon={icon} onClick={() => setOpened(dialog)}>
      <FormattedMessage id={`providers.action.${dialog}`} />
    </Button>
  )
  return (
    <>
      {allowedActions.includes('SYNC') ? (
        <Button
          variant="primary"
          icon={<RefreshCw className="i" aria-hidden />}
          loading={isStarting}
          disabled={provider.isSyncing}
          onClick={() => void sync({ variables: { input: { id } } })}
        >
          <FormattedMessage id="providers.action.SYNC" />
        </Button>
      ) : null}
      {allowedActions.includes('TEST') ? (
        <Button
          icon={<PlugZap className="i" aria-hidden />}
          loading={isTesting}
          onClick={() => void test({ variables: { input: { id } } })}
        >
          <FormattedMessage id="providers.action.TEST" />
        </Button>
      ) : null}
      {allowedActions.includes('UPLOAD') ? opener('UPLOAD', <Upload className="i" aria-hidden />) : null}
      {allowedActions.includes('UPDATE') ? opener('UPDATE', <Pencil className="i" aria-hidden />) : null}
      {allowedActions.includes('ROTATE') && requiresSecrets
        ? opener('ROTATE', <KeyRound className="i" aria-hidden />)
        : null}
      {allowedActions.includes('DISABLE') ? opener('DISABLE', <Power className="i" aria-hidden />) : null}
      {allowedActions.includes('ENABLE') ? (
        <Button
          variant="primary"
          icon={<Power className="i" aria-hidden />}
          loading={isEnabling}
          onClick={() => void enable({ variables: { input: { id, version } } })}
        >
          <FormattedMessage id="providers.action.ENABLE" />
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {opened ? (
          <ProviderDialog
            dialog={opened}
            provider={provider}
            organizationKey={organization}
            asked={capabilities?.credentials ?? []}
            ownReport={capabilities?.ownReport ?? false}
            onClose={() => setOpened(null)}
            onDone={() => {
              setOpened(null)
              onDone()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
