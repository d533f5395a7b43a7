import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  ProvidersCard_viewer$data,
  ProvidersCard_viewer$key,
} from '../../../../../__generated__/ProvidersCard_viewer.graphql.ts'
import { wordsOf } from '../../../../../relay/useMutation.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { RecentText } from '../../../../../ui/DateText.tsx'
import { useFreshFactor } from '../../../../../ui/freshFactor/useFreshFactor.tsx'
import { toast } from '../../../../../ui/toast/toast.ts'
import { SettingsCard } from '../../frame/SettingsCard.tsx'
import { useRelinkProvider, useUnlinkProvider } from '../_lib/useChangeProviders.ts'
import { ProvenDialog } from './ProvenDialog.tsx'

type LinkedProvider = ProvidersCard_viewer$data['linkedProviders'][number]

/** The linked accounts of sign-in providers. Hidden for users who have never signed in with one. */
export function ProvidersCard({ viewerKey }: { viewerKey: ProvidersCard_viewer$key }) {
  const { linkedProviders } = useFragment(
    graphql`
      fragment ProvidersCard_viewer on Viewer @throwOnFieldError {
        linkedProviders {
          id
          uuid
          name
          linkedAt
          lastUsedAt
          unlinkedAt
        }
      }
    `,
    viewerKey,
  )
  if (linkedProviders.length === 0) return null
  return (
    <SettingsCard
      title={<FormattedMessage id="security.providers" />}
      description={<FormattedMessage id="security.providers.why" />}
    >
      <ul className="security-rows">
        {linkedProviders.map(provider => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
      </ul>
    </SettingsCard>
  )
}

function ProviderRow({ provider }: { provider: LinkedProvider }) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  const [unlink] = useUnlinkProvider()
  const [relink, isRelinking] = useRelinkProvider()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const { uuid, name, linkedAt, lastUsedAt, unlinkedAt } = provider
  const isLinked = unlinkedAt === null || unlinkedAt === undefined

  async function linkAgain() {
    const outcome = await withFreshFactor(proof => relink({ variables: { input: { uuid, ...proof } } }))
    if (outcome?.ok) toast.success(formatMessage({ id: 'security.providers.relinked' }, { name }))
    else if (outcome) toast.error(wordsOf(outcome))
  }
  return (
    <li>
      <LogIn className="i" aria-hidden />
      <div className="grow">
        <b>{name}</b>
        <p className="t12 muted">
          {isLinked ? (
            <FormattedMessage
              id="security.providers.row"
              values={{ linked: <RecentText value={linkedAt} />, used: <RecentText value={lastUsedAt} /> }}
            />
          ) : (
            <FormattedMessage id="security.providers.unlinked" values={{ at: <RecentText value={unlinkedAt} /> }} />
          )}
        </p>
      </div>
      {isLinked ? (
        <Button
          size="sm"
          aria-label={formatMessage({ id: 'security.providers.unlink.of' }, { name })}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage id="security.providers.unlink" />
        </Button>
      ) : (
        <Button
          size="sm"
          loading={isRelinking}
          aria-label={formatMessage({ id: 'security.providers.relink.of' }, { name })}
          onClick={() => void linkAgain()}
        >
          <FormattedMessage id="security.providers.relink" />
        </Button>
      )}
      {isAsking ? (
        <ProvenDialog
          title={<FormattedMessage id="security.providers.unlink.of" values={{ name }} />}
          why={<FormattedMessage id="security.providers.unlink.why" values={{ name }} />}
          confirm={<FormattedMessage id="security.providers.unlink" />}
          act={proof => unlink({ variables: { input: { uuid, ...proof } } })}
          done={formatMessage({ id: 'security.providers.unlink.done' }, { name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {freshFactorDialog}
    </li>
  )
}
