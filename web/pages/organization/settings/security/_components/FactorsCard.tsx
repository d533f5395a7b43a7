import { KeyRound, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FactorsCard_viewer$key } from '../../../../../__generated__/FactorsCard_viewer.graphql.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { RecentText } from '../../../../../ui/DateText.tsx'
import { knowsPasskeys } from '../../../../../ui/secondFactor/passkeys.ts'
import type { FactorKind } from '../../../../../ui/secondFactor/FactorSetup.tsx'
import { SettingsCard } from '../../frame/SettingsCard.tsx'
import { AddFactorDialog } from './AddFactorDialog.tsx'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'
import { RenameFactorDialog } from './RenameFactorDialog.tsx'
import type { Factor } from '../_lib/factor.ts'

type Opened = { kind: 'rename' | 'remove'; factor: Factor } | { kind: 'add'; what: FactorKind }

/** The authenticator app, or the passkeys. Only one method in addition to backup codes: where one is set up, the other is not offered. */
export function FactorsCard({ viewerKey }: { viewerKey: FactorsCard_viewer$key }) {
  const { secondFactors } = useFragment(
    graphql`
      fragment FactorsCard_viewer on Viewer @throwOnFieldError {
        secondFactors {
          id
          uuid
          method
          name
          createdAt
          lastUsedAt
          backedUp
        }
      }
    `,
    viewerKey,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const hasNone = secondFactors.length === 0
  const hasPasskey = secondFactors.some(({ method }) => method === 'PASSKEY')
  return (
    <SettingsCard
      title={<FormattedMessage id="security.factors" />}
      description={<FormattedMessage id={hasNone ? 'security.factors.none' : 'security.factors.why'} />}
    >
      {hasNone ? null : (
        <ul className="security-rows">
          {secondFactors.map(factor => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onRename={() => setOpened({ kind: 'rename', factor })}
              onRemove={() => setOpened({ kind: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      {hasNone || hasPasskey ? (
        <div className="row wrap">
          {hasNone ? (
            <Button
              icon={<Smartphone className="i" aria-hidden />}
              onClick={() => setOpened({ kind: 'add', what: 'app' })}
            >
              <FormattedMessage id="security.factors.addApp" />
            </Button>
          ) : null}
          {knowsPasskeys() ? (
            <Button
              icon={<KeyRound className="i" aria-hidden />}
              onClick={() => setOpened({ kind: 'add', what: 'passkey' })}
            >
              <FormattedMessage id={hasPasskey ? 'security.factors.addAnother' : 'security.factors.addPasskey'} />
            </Button>
          ) : null}
        </div>
      ) : null}
      {opened?.kind === 'add' ? <AddFactorDialog kind={opened.what} hasPasskey={hasPasskey} onClose={close} /> : null}
      {opened?.kind === 'rename' ? <RenameFactorDialog factor={opened.factor} onClose={close} /> : null}
      {opened?.kind === 'remove' ? (
        <RemoveFactorDialog factor={opened.factor} isLast={secondFactors.length === 1} onClose={close} />
      ) : null}
    </SettingsCard>
  )
}

type FactorRowProps = { factor: Factor; onRename: () => void; onRemove: () => void }

function FactorRow({ factor, onRename, onRemove }: FactorRowProps) {
  const { formatMessage } = useIntl()
  const { method, name, createdAt, lastUsedAt, backedUp } = factor
  const Icon = method === 'PASSKEY' ? KeyRound : Smartphone
  return (
    <li>
      <Icon className="i" aria-hidden />
      <div className="grow">
        <b>{name}</b>
        <p className="t12 muted">
          <FormattedMessage
            id={`security.factors.row.${method}`}
            values={{ added: <RecentText value={createdAt} />, synced: String(backedUp) }}
          />
          {' · '}
          {lastUsedAt === null || lastUsedAt === undefined ? (
            <FormattedMessage id="security.factors.unused" />
          ) : (
            <FormattedMessage id="security.factors.used" values={{ at: <RecentText value={lastUsedAt} /> }} />
          )}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={formatMessage({ id: 'security.factors.rename' }, { name })}
        onClick={onRename}
      >
        <Pencil className="i" aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={formatMessage({ id: 'security.factors.remove' }, { name })}
        onClick={onRemove}
      >
        <Trash2 className="i" aria-hidden />
      </Button>
    </li>
  )
}
