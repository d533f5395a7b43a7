import { FileDown, LogOut, Moon, Sun, UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { AccountMenu_viewer$key } from '../__generated__/AccountMenu_viewer.graphql.ts'
import { useLanguage } from '../i18n/IntlRoot.tsx'
import { languages } from '../i18n/language.ts'
import { organizationOfTab } from '../relay/tab.ts'
import { setColorMode, useColorMode } from '../theme/colorMode.ts'
import { Button } from '../ui/Button.tsx'
import { Menu } from '../ui/overlay/Menu.tsx'
import { Avatar } from './Avatar.tsx'
import { usePermission } from './permissions.tsx'

/** Who is signed in, with language, dark mode and signing out. */
export function AccountMenu({ viewerKey }: { viewerKey: AccountMenu_viewer$key }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const mode = useColorMode()
  const mayExport = usePermission('EXPORTS_CREATE')
  const { language, setLanguage } = useLanguage()
  const { fullName, preferredName, photo, email, memberships } = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        fullName
        preferredName
        photo
        email
        memberships {
          role {
            name
          }
          organization {
            uuid
          }
        }
      }
    `,
    viewerKey,
  )
  const role = memberships.find(({ organization }) => organization.uuid === organizationOfTab())?.role.name
  return (
    <div className="me">
      <Menu
        trigger={
          <button type="button" className="me-open">
            <Avatar name={fullName} photo={photo} />
            <span className="grow">
              <b className="trunc">{preferredName ?? fullName}</b>
              <span className="trunc">{role}</span>
            </span>
            <span className="sr">{formatMessage({ id: 'shell.account' })}</span>
          </button>
        }
        items={[
          { id: 'who', heading: email },
          {
            id: 'profile',
            icon: <UserRound className="i" aria-hidden />,
            label: formatMessage({ id: 'shell.profile' }),
            onSelect: () => void navigate('/settings/profile'),
          },
          ...(mayExport
            ? [
                {
                  id: 'exports',
                  icon: <FileDown className="i" aria-hidden />,
                  label: formatMessage({ id: 'shell.exports' }),
                  onSelect: () => void navigate('/exports'),
                },
              ]
            : []),
          {
            id: 'mode',
            icon: mode === 'dark' ? <Sun className="i" aria-hidden /> : <Moon className="i" aria-hidden />,
            label: formatMessage({ id: mode === 'dark' ? 'shell.light' : 'shell.dark' }),
            onSelect: () => setColorMode(mode === 'dark' ? 'light' : 'dark'),
          },
          { id: 'line', separator: true },
          {
            id: 'out',
            icon: <LogOut className="i" aria-hidden />,
            label: formatMessage({ id: 'shell.signOut' }),
            onSelect: () => void navigate('/logout'),
          },
        ]}
      />
      <Menu
        align="end"
        trigger={
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${language.toUpperCase()}, ${formatMessage({ id: 'language.name' })}`}
          >
            {language.toUpperCase()}
          </Button>
        }
        items={languages.map(one => ({
          id: one,
          label: <span lang={one}>{formatMessage({ id: `language.${one}` })}</span>,
          checked: one === language,
          onSelect: () => void setLanguage(one),
        }))}
      />
    </div>
  )
}
