import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApiTokenRow_token$key } from '../../../../__generated__/ApiTokenRow_token.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { InstantText, RecentText } from '../../../../ui/DateText.tsx'
import { StatusMark } from '../../../../ui/StatusMark.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { useRevokeToken } from './_lib/useChangeTokens.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const kinds = { ACTIVE: 'done', EXPIRED: 'off', REVOKED: 'off' } as const

/** A token in its list; users who may see it may revoke it. */
export function ApiTokenRow({ tokenKey }: { tokenKey: ApiTokenRow_token$key }) {
  const { formatMessage } = useIntl()
  const token = useFragment(
    graphql`
      fragment ApiTokenRow_token on ApiToken @throwOnFieldError {
        id
        name
        permissions
        status
        createdAt
        expiresAt
        lastUsedAt
        createdBy {
          fullName
        }
      }
    `,
    tokenKey,
  )
  const [isAsking, setAsking] = useState(false)
  const [revoke, isRevoking] = useRevokeToken()
  const { id, name, permissions, status, createdAt, expiresAt, lastUsedAt, createdBy } = token
  const label = (column: NamesUnder<'apiTokens.'>) => formatMessage({ id: `apiTokens.${column}` })
  const kind = kinds[status as keyof typeof kinds] ?? 'off'
  return (
    <tr>
      <td className="first">
        <b>{name}</b>
        <span className="muted" title={permissions.join('\n')}>
          <FormattedMessage id="apiTokens.scopes" values={{ count: permissions.length }} />
        </span>
      </td>
      <td>
        <StatusMark kind={kind}>
          <FormattedMessage id={`apiTokens.status.${status}`} />
        </StatusMark>
      </td>
      <td data-label={label('createdBy')}>{createdBy.fullName}</td>
      <td data-label={label('createdAt')}>
        <RecentText value={createdAt} />
      </td>
      <td data-label={label('expiresAt')}>
        <InstantText value={expiresAt} />
      </td>
      <td data-label={label('lastUsedAt')}>
        {lastUsedAt ? <RecentText value={lastUsedAt} /> : <FormattedMessage id="apiTokens.never" />}
      </td>
      <td className="act">
        {status === 'ACTIVE' ? (
          <Button
            size="sm"
            aria-label={formatMessage({ id: 'apiTokens.revoke.of' }, { name })}
            onClick={() => setAsking(true)}
          >
            <FormattedMessage id="apiTokens.revoke" />
          </Button>
        ) : null}
        {isAsking ? (
          <ConfirmDialog
            title={<FormattedMessage id="apiTokens.revoke.of" values={{ name }} />}
            why={<FormattedMessage id="apiTokens.revoke.why" />}
            confirm={<FormattedMessage id="apiTokens.revoke" />}
            isBusy={isRevoking}
            act={() => revoke({ variables: { input: { id } } })}
            onDone={() => setAsking(false)}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </td>
    </tr>
  )
}
