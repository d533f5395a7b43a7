import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ModeSwitchMutation } from '../__generated__/ModeSwitchMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { type AppMode, appModes } from './appMode.ts'

/**
 * Switches between treasury and invoicing, where an organization uses both. The choice belongs to the user and applies in every
 * organization.
 */
export function ModeSwitch({ mode }: { mode: AppMode }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const here = useLocation()
  const { key: place } = useNavigation().location ?? here
  const latestPlace = useRef(place)
  useEffect(() => {
    latestPlace.current = place
  }, [place])
  // A name per instance: the sidebar and the drawer each contain a switch.
  const group = useId()
  /** The pressed option, until it is saved or rejected. */
  const [pressed, setPressed] = useState<AppMode | null>(null)
  const shown = pressed ?? mode
  const [choose] = useMutation<ModeSwitchMutation>(graphql`
    mutation ModeSwitchMutation($input: SetAppModeInput!) {
      setAppMode(input: $input) {
        viewer {
          id
          appMode
        }
        userErrors {
          ...useMutation_error
        }
      }
    }
  `)
  async function change(chosen: AppMode) {
    setPressed(chosen)
    const { ok } = await choose({ variables: { input: { mode: chosen } } })
    // A user who navigated elsewhere meanwhile stays there.
    if (ok && latestPlace.current === place) await navigate('/home')
    setPressed(null)
  }
  return (
    <div className="seg sm" role="radiogroup" aria-label={formatMessage({ id: 'mode.label' })}>
      {appModes.map(one => (
        <label key={one} className={one === shown ? 'on' : undefined}>
          <input className="sr" type="radio" name={group} checked={one === shown} onChange={() => void change(one)} />
          <FormattedMessage id={`mode.${one}`} />
        </label>
      ))}
    </div>
  )
}
