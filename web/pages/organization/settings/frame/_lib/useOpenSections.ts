import { usePlace } from '../../../../../shell/permissions.tsx'
import { type SettingsSection, settingsSections } from '../../sectionList.ts'

/** The sections that the viewer may see and that apply to the organization. */
export function useOpenSections(): readonly SettingsSection[] {
  const { permissions, modes } = usePlace()
  return settingsSections.filter(
    ({ permission, mode }) =>
      (permission === undefined || permissions.has(permission)) && (mode === undefined || modes.has(mode)),
  )
}
